import { MINUTE_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';
import type { ArchiveGame } from '../archive.ts';
import { getLeague } from '../names/leagues.ts';
import { randomFrom } from '../seeded-random.ts';
import { gameKey } from './game-key.ts';

/** What goes wrong with a game's schedule; `none` for nearly all of them. */
export type Oddity =
  | { readonly kind: 'none' }
  /** The start is late by `delayMs`. */
  | { readonly kind: 'delayed'; readonly delayMs: number }
  /** Called off `noticeMs` before the start; it is not played again within the window of 24 hours. */
  | { readonly kind: 'postponed'; readonly noticeMs: number }
  /** Play stops at this share of the playing time and goes on after `pauseMs`. */
  | { readonly kind: 'suspended'; readonly atShare: number; readonly pauseMs: number }
  /** Play stops at this share of the playing time and the game is canceled after `pauseMs`. */
  | { readonly kind: 'abandoned'; readonly atShare: number; readonly pauseMs: number }
  /** The final score is first reported wrongly, and put right after `delayMs`. */
  | { readonly kind: 'corrected'; readonly delayMs: number };

const NONE: Oddity = { kind: 'none' };

/**
 * Probabilities per game, cumulated in the order delayed, postponed, suspended, abandoned, corrected. Rain makes baseball's
 * larger.
 */
const LIMITS: Readonly<Record<Sport, readonly [number, number, number, number, number]>> = {
  soccer: [0.006, 0.009, 0.0105, 0.0115, 0.0165],
  basketball: [0.005, 0.007, 0.008, 0.008, 0.013],
  baseball: [0.015, 0.027, 0.033, 0.034, 0.039],
};

/**
 * The oddity of a game, drawn from its key alone: neither result nor replay seed play a part, so that the bookmaker can
 * leave out games that never end. Only simulated games have any; what really happened is not altered.
 */
export function oddityOf(game: ArchiveGame): Oddity {
  if (game.origin !== 'simulated') return NONE;
  const random = randomFrom('oddity', gameKey(game));
  const [delayed, postponed, suspended, abandoned, corrected] = LIMITS[getLeague(game.leagueId).sport];
  const draw = random.next();
  if (draw >= corrected) return NONE;
  // Before bets are settled, which waits ten minutes for exactly this.
  if (draw >= abandoned) return { kind: 'corrected', delayMs: (3 + random.below(5)) * MINUTE_MS };
  if (draw < delayed) return { kind: 'delayed', delayMs: (15 + random.below(46)) * MINUTE_MS };
  if (draw < postponed) return { kind: 'postponed', noticeMs: (60 + random.below(240)) * MINUTE_MS };
  const atShare = 0.25 + random.next() * 0.5;
  const pauseMs = (25 + random.below(50)) * MINUTE_MS;
  return { kind: draw < suspended ? 'suspended' : 'abandoned', atShare, pauseMs };
}

/** False for the games that are called off or abandoned: they have no result in the replay. */
export function hasResult(game: ArchiveGame): boolean {
  const { kind } = oddityOf(game);
  return kind !== 'postponed' && kind !== 'abandoned';
}
