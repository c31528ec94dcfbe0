import type { ArchiveGame } from '../archive.ts';
import type { FeedState } from '../feed.ts';

/** A state without its game: `atMs` counts from the scheduled start, before it from the start of play. */
export type PlayEvent = Omit<FeedState, 'gameKey' | 'knownAt' | 'statistics' | 'origin'> & {
  readonly atMs: number;
};

export type Parts = readonly (readonly [number, number])[];

/** A event of play with its score; fields that the sport does not use stay null. */
export function playEvent(atMs: number, parts: Parts, clock: Partial<PlayEvent>): PlayEvent {
  return {
    atMs,
    status: 'in_progress',
    reason: null,
    parts,
    elapsed: null,
    stoppage: null,
    half: null,
    period: null,
    remaining: null,
    inning: null,
    inningHalf: null,
    homeScore: parts.reduce((sum, [home]) => sum + home, 0),
    awayScore: parts.reduce((sum, [, away]) => sum + away, 0),
    ...clock,
  };
}

/** The event that ends a game with the archive's result. */
export function finalEvent(atMs: number, game: ArchiveGame, parts: Parts): PlayEvent {
  const { homeScore, awayScore } = game;
  return { ...playEvent(atMs, parts, {}), status: 'completed', homeScore, awayScore };
}

/** The parts with the last one replaced. */
export function withLast(parts: Parts, last: readonly [number, number]): Parts {
  return [...parts.slice(0, -1), last];
}
