import { source } from '../engine/chance.ts';
import type { Decision, OpenQuestion } from '../engine/decision.ts';
import type { Game, Standing } from '../engine/game.ts';
import type { Text } from '../engine/text.ts';
import { demand } from '../i18n/catalogue.ts';
import type { Players } from '../players/player.ts';
import type { Pictures } from '../render/pictures.ts';
import {
  type Awaited,
  type Fact,
  type GameModule,
  type News,
  type PictureKind,
  type PictureOrder,
  type Screen,
  type Settings,
  type Sight,
  type Sitting,
  type Snapshot,
  type Subject,
  gameTexts,
} from './game-module.ts';

/** What a game is made of, in its own types. */
export interface Parts<State, View, Fact> extends Pick<
  GameModule,
  'emoji' | 'locales' | 'options' | 'strengths' | 'usualStrength' | 'topics' | 'overview' | 'chapterName'
> {
  readonly game: Game<State, View, Fact>;
  /** The state of a new game, before its first question; options are complete and known. */
  setup(seats: number, seed: string, settings: Settings): { state: State; news: Fact[] };
  chapter(fact: Fact): number | null;
  /** What a seat is about to do, by the kind of question it was asked: "is drafting". */
  asked(kind: string): Text;
  /** News as lines to read; several facts may share one. */
  report(heard: readonly Fact[]): readonly Text[];
  headline(view: View): readonly Text[];
  summary(view: View): readonly Text[];
  own(view: View): readonly Text[];
  boardInWords(view: View): readonly Text[];
  readonly alt: {
    board(view: View): readonly Text[];
    desk(view: View, question: Decision | null): readonly Text[];
    report(view: View): readonly Text[];
    final(view: View, standings: readonly Standing[]): readonly Text[];
  };
  /** Every text that the data of the game needs. */
  readonly texts: readonly string[];
  players(): Promise<Players<View>>;
  pictures(): Promise<Pictures<View>>;
}

/** What pictures are drawn from. */
interface Drawn<View> {
  readonly view: View;
  readonly question: Decision | null;
  readonly standings: readonly Standing[];
}

/** Closes a game over its own types: from here on nobody can name them. The casts at this door are the only ones. */
export function openModule<State, View, Told>(parts: Parts<State, View, Told>): GameModule {
  const { game, emoji, locales, options, strengths, usualStrength, topics, overview, chapterName } = parts;
  const ladder = strengths.flatMap(({ name, description }) => [name.key, description.key]);
  demand(locales, [...gameTexts, ...ladder, ...parts.texts]);

  const newsOf = (facts: readonly Told[]): News[] =>
    facts.map((fact) => ({ fact: fact as unknown as Fact, opens: parts.chapter(fact) }));

  const asked = (state: State): readonly OpenQuestion[] => game.questions(state);

  function sitting(state: State, questions: (of: State) => readonly OpenQuestion[] = asked): Sitting {
    const open = once(() => questions(state));
    const checkpoint = questions === nobody ? null : game.checkpoint(state);
    const awaited = once(() => open().map((question) => awaitedOf(question)));
    return {
      snapshot: state as unknown as Snapshot,
      isOver: game.over(state),
      checkpoint,
      answer(given) {
        const outcome = game.apply(state, given);
        return outcome.ok ? { ok: true, next: sitting(outcome.state), news: newsOf(outcome.news) } : outcome;
      },
      screen: (seat) => screen({ state, seat, open, awaited, checkpoint }),
      closed: () => sitting(state, nobody),
    };
  }

  function awaitedOf({ seat, id, kind, sealed }: OpenQuestion): Awaited {
    return { seat, decision: id, what: parts.asked(kind), sealed: sealed !== null };
  }

  interface Shown extends Pick<Screen, 'seat' | 'checkpoint'> {
    readonly state: State;
    readonly open: () => readonly OpenQuestion[];
    readonly awaited: () => readonly Awaited[];
  }

  function screen({ state, seat, open, awaited, checkpoint }: Shown): Screen {
    const view = once(() => game.view(state, seat));
    const own = once(() => open().find((question) => question.seat === seat) ?? null);
    const question = once(() => {
      const asked = own();
      return asked === null ? null : game.decision(state, asked);
    });
    const standings = once(() => game.standings(state));
    const alt: Readonly<Record<PictureKind, () => readonly Text[]>> = {
      board: () => parts.alt.board(view()),
      desk: () => parts.alt.desk(view(), question()),
      report: () => parts.alt.report(view()),
      final: () => parts.alt.final(view(), standings()),
    };
    return {
      seat,
      get headline() {
        return parts.headline(view());
      },
      get summary() {
        return parts.summary(view());
      },
      get own() {
        return parts.own(view());
      },
      get boardInWords() {
        return parts.boardInWords(view());
      },
      get question() {
        return question();
      },
      get awaited() {
        return awaited();
      },
      checkpoint,
      get standings() {
        return standings();
      },
      get thought() {
        const asked = own();
        return asked === null ? null : { question: asked, sight: view() as unknown as Sight };
      },
      picture(kind): PictureOrder {
        const drawn: Drawn<View> = {
          view: view(),
          question: kind === 'desk' ? question() : null,
          standings: kind === 'final' ? standings() : [],
        };
        return { kind, subject: drawn as unknown as Subject, alt: alt[kind]() };
      },
    };
  }

  return {
    id: game.id,
    seats: game.seats,
    emoji,
    locales,
    options,
    strengths,
    usualStrength,
    topics,
    overview,
    chapterName,
    setup(seats, seed, settings) {
      const { state, news } = parts.setup(seats, seed, settings);
      return { sitting: sitting(state), news: newsOf(news) };
    },
    restore: (snapshot) => sitting(game.restore(snapshot)),
    report(facts, seat) {
      const heard = facts.flatMap((fact) => game.heard(fact as unknown as Told, seat) ?? []);
      return parts.report(heard);
    },
    async players() {
      const { player, advise } = await parts.players();
      return {
        answer: (strength, { question, sight }, seed, budget) =>
          player(strength, budget)(question, () => sight as unknown as View, source(seed)),
        advise: ({ question, sight }) => advise(question, sight as unknown as View),
      };
    },
    async pictures() {
      const { board, desk, report, final } = await parts.pictures();
      return {
        draw(kind, subject, say, names) {
          const { view, question, standings } = subject as unknown as Drawn<View>;
          if (kind === 'board') return board(view, say, names);
          if (kind === 'report') return report(view, say, names);
          return kind === 'desk' ? desk(view, question, say) : final(view, standings, say, names);
        },
      };
    },
  };
}

const nobody = (): readonly OpenQuestion[] => [];

/** Made when it is first asked for, and kept. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
