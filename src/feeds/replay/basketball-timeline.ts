import type { ArchiveGame } from '../archive.ts';
import type { Random } from '../seeded-random.ts';
import { HALF_TIME_MS, PERIOD_BREAK_MS, type Play } from './plan-game.ts';
import { finalEvent, type Parts, type PlayEvent, playEvent } from './play-event.ts';

type BasketballPlay = Extract<Play, { sport: 'basketball' }>;
type Score = readonly [number, number];

const TICK_SECONDS = 30;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Splits points in two, near to an even share. */
function split(points: number, random: Random): readonly [number, number] {
  const first = clamp(Math.round(points * (0.5 + random.normal() * 0.06)), 0, points);
  return [first, points - first];
}

/** The tied score at the end of the fourth quarter: about nine points below the loser's final score per overtime. */
function regulationTie(game: ArchiveGame, overtimes: number, random: Random): number {
  const lower = Math.min(game.homeScore, game.awayScore);
  const atHalf = Math.max(...(game.halfTime ?? [0, 0]));
  const scored = Math.round(overtimes * (9 + random.normal() * 2.5));
  return clamp(lower - scored, Math.min(lower, atHalf), lower);
}

/** Scores of the overtime periods: all but the last are tied, the last carries the difference. */
function overtimeParts(game: ArchiveGame, tie: number, overtimes: number): Score[] {
  const lower = Math.min(game.homeScore, game.awayScore) - tie;
  const share = Math.floor(lower / overtimes);
  const rest = lower - share * (overtimes - 1);
  const [home, away] = [game.homeScore - tie, game.awayScore - tie];
  const last: Score = home > away ? [rest + home - away, rest] : [rest, rest + away - home];
  return [...Array.from({ length: overtimes - 1 }, (): Score => [share, share]), last];
}

/** Points by period that add up to the archive's half-time and final score. */
export function basketballParts(game: ArchiveGame, { overtimes }: BasketballPlay, random: Random): Parts {
  const tie = overtimes > 0 ? regulationTie(game, overtimes, random) : null;
  const quarters = (final: number, half: number | undefined): number[] => {
    const early = clamp(half ?? split(final, random)[0], 0, final);
    return [...split(early, random), ...split(final - early, random)];
  };
  const home = quarters(tie ?? game.homeScore, game.halfTime?.[0]);
  const away = quarters(tie ?? game.awayScore, game.halfTime?.[1]);
  const parts = home.map((points, index): Score => [points, away[index] ?? 0]);
  return tie === null ? parts : [...parts, ...overtimeParts(game, tie, overtimes)];
}

/** Points by tick of the clock: baskets of two and three and free throws, each at a tick of its own. */
function spreadPoints(points: number, ticks: number, random: Random): number[] {
  const byTick: number[] = new Array(ticks).fill(0);
  for (let left = points; left > 0; ) {
    const draw = random.next();
    const basket = Math.min(left, draw < 0.25 ? 3 : draw < 0.8 ? 2 : 1);
    const tick = random.below(ticks);
    byTick[tick] = (byTick[tick] ?? 0) + basket;
    left -= basket;
  }
  return byTick;
}

function clockText(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

type Period = { readonly period: number; readonly score: Score; readonly seconds: number };

function periodEvents(
  startMs: number,
  paceMs: number,
  before: Parts,
  span: Period,
  random: Random,
): PlayEvent[] {
  const { period, score, seconds } = span;
  const ticks = seconds / TICK_SECONDS;
  const [homeTicks, awayTicks] = [
    spreadPoints(score[0], ticks, random),
    spreadPoints(score[1], ticks, random),
  ];
  let [home, away] = [0, 0];
  const events = [playEvent(startMs, [...before, [0, 0]], { period, remaining: clockText(seconds) })];
  for (let tick = 0; tick < ticks; tick += 1) {
    home += homeTicks[tick] ?? 0;
    away += awayTicks[tick] ?? 0;
    const played = (tick + 1) * TICK_SECONDS;
    const clock = { period, remaining: clockText(seconds - played) };
    const reason = period === 2 && played === seconds ? 'half_time' : null;
    events.push(playEvent(startMs + played * paceMs, [...before, [home, away]], { ...clock, reason }));
  }
  return events;
}

/** Events of a basketball game: every half minute of the clock, breaks, overtimes where the archive says so. */
export function basketballEvents(
  game: ArchiveGame,
  play: BasketballPlay,
  parts: Parts,
  random: Random,
): PlayEvent[] {
  const events: PlayEvent[] = [];
  let atMs = 0;
  for (const [index, score] of parts.entries()) {
    const seconds = index < 4 ? 720 : 300;
    const span = { period: index + 1, score, seconds };
    events.push(...periodEvents(atMs, play.paceMs, parts.slice(0, index), span, random));
    atMs += seconds * play.paceMs + (index === 1 ? HALF_TIME_MS : PERIOD_BREAK_MS);
  }
  // The last tick and the end of the game are one.
  return [...events.slice(0, -1), finalEvent(play.playingMs, game, parts)];
}
