/** What a citizen believes things are worth, in victory points; found by letting many citizens play each other. */
export const weights = {
  /** A drachma early in the game, and how many Progress phases it takes until it is worth that much. */
  drachma: 1.17,
  drachmaSpan: 3.22,
  /** The part of a drachma's worth that is left of each one beyond what can be spent soon. */
  drachmaExcess: 0.495,
  citizen: 0.394,
  citizenSpan: 1.54,
  citizenExcess: 0.169,
  troop: 1.45,
  troopSpan: 2.29,
  philosophy: 1.49,
  philosophySpan: 1.3,
  /** Of a drachma in every round still to come. */
  taxes: 0.438,
  /** Major tokens and Glory that a player may expect to gain in a round. */
  majorsAhead: 0.443,
  gloryAhead: 0.211,
  token: 0.512,
  tokenSpan: 3.9,
  /** The part of a card's or development's worth that one token it still needs is worth. */
  need: 0.153,
  /** A card in hand that nobody looked at. */
  card: 1,
  /** How often a round an action is taken, with two dice. */
  philosophyRate: 0.121,
  legislationRate: 0.313,
  cultureRate: 0.33,
  tradeRate: 0.491,
  militaryRate: 0.694,
  politicsRate: 0.215,
  developmentRate: 0.228,
  /** A third die, for each round that it is rolled. */
  die: 3.58,
  /** The part of the worth of the level after the next that the next is worth. */
  ahead: 0.324,
  /** What can be counted at the end grows by this part of a thing in a round. */
  growth: 0.546,
  /** A condition that compares players holds later as it does now with this chance. */
  steady: 0.679,
  /** How often a round a second level or exploration, once allowed, is used. */
  second: 0.187,
  /** The part of an achievement's reward that coming to it is worth. */
  achievement: 0.984,
  /** The part of the worth of an event's reward or loss that is believed to follow from one's troops now. */
  stake: 0.506,
  /** What a missing knowledge token takes from a card in the draft. */
  draftNeed: 0.588,
} as const;

export type Weights = Readonly<Record<keyof typeof weights, number>>;
