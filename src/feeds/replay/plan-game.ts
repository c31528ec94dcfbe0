import { MINUTE_MS } from '#terms/durations.ts';
import type { ArchiveGame } from '../archive.ts';
import { getLeague } from '../names/leagues.ts';
import { type Random, randomFrom } from '../seeded-random.ts';
import { gameKey } from './game-key.ts';
import { type Oddity, oddityOf } from './oddity.ts';

/** How a game will go as far as its length needs it; the timeline fills it with scores. */
export type Play =
  | { readonly sport: 'soccer'; readonly stoppage: readonly [number, number]; readonly playingMs: number }
  | {
      readonly sport: 'basketball';
      readonly overtimes: number;
      /** Real milliseconds per second of the game clock. */
      readonly paceMs: number;
      readonly playingMs: number;
    }
  | {
      readonly sport: 'baseball';
      readonly innings: number;
      readonly homeBatsLast: boolean;
      readonly halfInningMs: number;
      readonly playingMs: number;
    };

export type GamePlan = {
  readonly oddity: Oddity;
  readonly play: Play;
  /** From the scheduled start to the first event of play, and to the last event of all (negative where called off). */
  readonly beginsMs: number;
  readonly endsMs: number;
};

export const HALF_TIME_MS = 15 * MINUTE_MS;
export const PERIOD_BREAK_MS = 2.5 * MINUTE_MS;
const MAX_INNINGS = 16;

function planSoccer(random: Random): Play {
  const stoppage: [number, number] = [1 + random.below(3), 2 + random.below(4)];
  return {
    sport: 'soccer',
    stoppage,
    playingMs: (90 + stoppage[0] + stoppage[1]) * MINUTE_MS + HALF_TIME_MS,
  };
}

function planBasketball(game: ArchiveGame, random: Random): Play {
  // Five in six overtime games need one period, most others two.
  const draw = random.next();
  const overtimes = game.overtime ? (draw < 0.84 ? 1 : draw < 0.975 ? 2 : 3) : 0;
  const paceMs = Math.round(2450 + random.next() * 400);
  const playingMs = (48 + 5 * overtimes) * 60 * paceMs + (2 + overtimes) * PERIOD_BREAK_MS + HALF_TIME_MS;
  return { sport: 'basketball', overtimes, paceMs, playingMs };
}

function planBaseball(game: ArchiveGame, random: Random): Play {
  let innings = game.overtime ? 10 : 9;
  while (game.overtime && innings < MAX_INNINGS && random.chance(0.45)) innings += 1;
  const margin = game.homeScore - game.awayScore;
  // A club that leads after the top of the ninth does not bat again; a one-run win is now and then a walk-off.
  const homeBatsLast = game.overtime || margin <= 0 || (margin === 1 && random.chance(0.3));
  const halfInningMs = Math.round((8.9 + random.next() * 1.8) * 60) * 1000;
  const halves = 2 * innings - (homeBatsLast ? 0 : 1);
  return { sport: 'baseball', innings, homeBatsLast, halfInningMs, playingMs: halves * halfInningMs };
}

function planPlay(game: ArchiveGame, random: Random): Play {
  switch (getLeague(game.leagueId).sport) {
    case 'soccer':
      return planSoccer(random);
    case 'basketball':
      return planBasketball(game, random);
    case 'baseball':
      return planBaseball(game, random);
  }
}

function lengthWith(oddity: Oddity, playingMs: number): number {
  switch (oddity.kind) {
    case 'none':
      return playingMs;
    case 'delayed':
    case 'corrected':
      return playingMs + oddity.delayMs;
    case 'suspended':
      return playingMs + oddity.pauseMs;
    case 'abandoned':
      return Math.round(playingMs * oddity.atShare) + oddity.pauseMs;
    case 'postponed':
      return -oddity.noticeMs;
  }
}

/** The plan of a game under a replay's seed: cheap, so that the end of every old game can be known without its timeline. */
export function planGame(game: ArchiveGame, seed: string): GamePlan {
  const oddity = oddityOf(game);
  const play = planPlay(game, randomFrom(seed, 'plan', gameKey(game)));
  const endsMs = lengthWith(oddity, play.playingMs);
  const beginsMs = oddity.kind === 'delayed' ? oddity.delayMs : Math.min(0, endsMs);
  return { oddity, play, beginsMs, endsMs };
}
