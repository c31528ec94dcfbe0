import type { TopicId } from '#domain/picks/analysis/topics.ts';
import type { Sport } from '#terms/sports.ts';

/**
 * How a language speaks of a game. A phrase names facts as `{home.rest}`, words of the sport as `{w:games}`, and a word that
 * follows a number as `{home.rest|day|days}`. Where a count may be nothing or everything, it has forms of their own:
 * `[hot.win/hot.n?none || all || some]`, or `{tally:home.l5}` for the counts of a whole row; an average that may be nothing
 * has two: `[home.l5.for?none || some]`. No phrase holds a number of its own,
 * not even as a word, and none gives a reason that is no fact.
 */
export type PhraseBook = {
  readonly topics: Readonly<Record<TopicId, readonly [string, string, ...string[]]>>;
  readonly tallies: { readonly recent: Tally; readonly meetings: Tally };
  readonly words: Readonly<Record<Sport, Readonly<Record<WordId, string>>>>;
  /** The reasons of a forecast by their code. */
  readonly drivers: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<'home' | 'away' | 'draw' | 'over' | 'under' | 'wins', string>>;
  readonly date: (month: number, day: number) => string;
  /** A fact's label beside the team that it is about. */
  readonly labelOf: string;
  /** What a fact is, by the end of its id. */
  readonly labels: Readonly<Record<string, string>>;
  /** What stands between two sentences. */
  readonly between: string;
};

/** A row of counts: what is nothing is left out, and where one of them is all of the games it is said as such. `@` is the row. */
export type Tally = {
  readonly all: Readonly<Record<string, string>>;
  readonly pieces: Readonly<Record<string, string>>;
  /** Between pieces, and before the last of them. */
  readonly joins: readonly [string, string];
  /** The sentence around the pieces, which come in the place of `…`. */
  readonly whole: string;
};

type WordId = 'games' | 'game' | 'score' | 'total';
