import { type Random, shuffled } from '../../../engine/chance.ts';
import type { OpenQuestion } from '../../../engine/decision.ts';
import { DECLINE } from '../rules/free-actions.ts';
import { nextDevelopment } from '../rules/development.ts';
import { actionOf } from '../rules/dice.ts';
import { card, space } from '../facts/facts.ts';
import { paymentOf } from '../rules/payment.ts';
import { bill, levelPrice, shortage } from '../rules/prices.ts';
import { type Player, type State, knowledge, player } from '../rules/state.ts';
import { type Action, type Colour, type Track } from '../facts/terms.ts';
import { assignments } from './tiles.ts';

/** Answers by rules of thumb: the option with the highest mark, by chance among equals. */
export function novice(state: State, question: OpenQuestion, random: Random): readonly string[] {
  const { seat, kind, options, min, freeActions } = question;
  const owner = player(state, seat);
  if (kind === 'assign-tiles') return assigned(state, owner, random);
  if (kind === 'last-call' && freeActions.length > 0 && owner.major.red + owner.major.green + owner.major.blue < 4)
    return freeActions.slice(0, 1);
  const marked = shuffled(random, options).map((id) => ({ id, mark: mark(state, owner, kind, id) }));
  marked.sort((a, b) => b.mark - a.mark);
  return marked.slice(0, min).map(({ id }) => id);
}

/** What it likes about an option; to leave it is liked least. */
function mark(state: State, owner: Player, kind: string, id: string): number {
  if (id === DECLINE) return -100;
  switch (kind) {
    case 'draft':
    case 'keep-card':
      return -shortage(owner, card(id).needs);
    case 'discard':
      return shortage(owner, card(id).needs);
    case 'turn-tokens':
      return -Number(id);
    case 'pay-tiles': {
      const { performed, tokens } = paymentOf(owner, id);
      return 10 * performed.length - tokens;
    }
    case 'buy-knowledge':
    case 'choose-colour':
      return -knowledge(owner, id as Colour);
    case 'explore':
      return 4 * space(id).tokens.filter(({ kind: token }) => token === 'major').length - space(id).loses;
    case 'play-card':
      return card(id).cost;
    case 'raise-level':
    case 'buy-level':
    case 'choose-tracks':
      return -(levelPrice(state, owner, id as Track) ?? 0);
    case 'forget':
      return id.startsWith('minor') ? 1 : 0;
    case 'choose-action':
      return liking(state, owner, id as Action);
    default:
      return 0;
  }
}

/** The tiles it likes best among those its citizens can pay for. */
function assigned(state: State, owner: Player, random: Random): readonly string[] {
  const marked = shuffled(random, assignments(owner)).map(({ tiles, cost }) => {
    const liked = tiles.reduce((sum, tile) => sum + liking(state, owner, actionOf(tile)), 0);
    return { tiles, mark: cost > owner.citizens ? -cost : liked - cost / 2 };
  });
  marked.sort((a, b) => b.mark - a.mark);
  return (marked[0]?.tiles ?? []).map(String);
}

function liking(state: State, owner: Player, action: Action): number {
  switch (action) {
    case 'philosophy':
      return 1;
    case 'legislation':
      return owner.citizens < 4 ? 3 : 1;
    case 'culture':
      return owner.culture + 1;
    case 'trade':
      return (owner.economy + 1) / 2;
    case 'military':
      return owner.military + (owner.troops + owner.military > 2 ? 3 : 1);
    case 'politics':
      return owner.hand.some((id) => bill(state, owner, card(id)).payable) ? 3 : 0;
    case 'development': {
      const piece = nextDevelopment(owner);
      return piece !== null && bill(state, owner, piece).payable ? 4 : 0;
    }
  }
}
