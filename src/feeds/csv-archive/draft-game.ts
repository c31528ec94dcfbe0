import type { ArchiveGame, ArchiveOdds } from '../archive.ts';

/** A price as a row gives it: which collection it belongs to, but not yet at which instant that was. */
export type DraftPrice = Omit<ArchiveOdds, 'knownAt' | 'origin'>;

/**
 * A game as one row gives it. Instants are missing on purpose: when a game of a double-header began depends on other
 * rows, and the instant of a price depends on the start.
 */
export type DraftGame = Omit<ArchiveGame, 'startAt' | 'startSimulated' | 'gameDay' | 'odds' | 'origin'> & {
  /** The source's own date, YYYY-MM-DD, in `kickOff.zone`, or in the zone of the ground where there is no kick-off. */
  readonly date: string;
  readonly kickOff: { readonly time: string; readonly zone: string } | null;
  readonly prices: readonly DraftPrice[];
};

/** Called with a plain reason where one optional value of a row is dropped and the game is kept. */
export type Note = (reason: string) => void;

/** The row cannot become a game; the message is the reason that a person reads. */
export class RefusedRow extends Error {}

/** Turns one row's cells into a game, or null where the row was not asked for. Throws RefusedRow. */
export type RowReader = (cells: readonly string[], note: Note) => DraftGame | null;
