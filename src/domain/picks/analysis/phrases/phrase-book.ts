import type { BetSport, TopicId } from '#domain/picks/analysis/topics.ts';

/**
 * How a language speaks of a game. A phrase names facts as `{home.l5.win}`, words of the sport as `{w:games}`, and a word
 * that follows a number as `{home.rest|day|days}`. No phrase holds a number of its own, not even as a word.
 */
export type PhraseBook = {
  readonly topics: Readonly<Record<TopicId, readonly [string, string, ...string[]]>>;
  readonly words: Readonly<Record<BetSport, Readonly<Record<WordId, string>>>>;
  /** The reasons of a forecast by their code. */
  readonly drivers: Readonly<Record<string, string>>;
  readonly sides: Readonly<Record<'home' | 'away' | 'draw' | 'over' | 'under' | 'wins', string>>;
  readonly date: (month: number, day: number) => string;
  /** What a fact is, by the end of its id. */
  readonly labels: Readonly<Record<string, string>>;
  /** What stands between two sentences. */
  readonly between: string;
};

export type WordId = 'games' | 'game' | 'score' | 'total';
