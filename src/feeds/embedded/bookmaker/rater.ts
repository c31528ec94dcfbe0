import type { ArchiveGame } from '../../archive.ts';

/** Expected goals, points or runs of both clubs. */
export type Expected = { readonly home: number; readonly away: number };

/** What a rater may see before a game: the archive row without anything that the game itself brought about. */
export type Fixture = Omit<
  ArchiveGame,
  'homeScore' | 'awayScore' | 'halfTime' | 'overtime' | 'statistics' | 'odds'
>;

/**
 * A bookmaker's opinion, learned game by game. `expect` is asked with what has been learned so far, so that no price
 * can contain a result that was not known yet.
 */
export type Rater = {
  readonly expect: (fixture: Fixture, knowsStarters: boolean) => Expected;
  readonly learn: (game: ArchiveGame) => void;
};
