import type { ArchiveGame } from '../archive.ts';
import type { Random } from '../seeded-random.ts';
import type { Play } from './plan-game.ts';
import { finalEvent, type Parts, type PlayEvent, playEvent, withLast } from './play-event.ts';

type BaseballPlay = Extract<Play, { sport: 'baseball' }>;
type Line = { readonly home: number[]; readonly away: number[] };

/** Runs come in clusters: each falls into the inning of the run before with this probability. */
const SAME_INNING = 0.38;

function scatter(runs: number, from: number, to: number, line: number[], random: Random): void {
  let inning = from + random.below(to - from);
  for (let run = 0; run < runs; run += 1) {
    if (!random.chance(SAME_INNING)) inning = from + random.below(to - from);
    line[inning] = (line[inning] ?? 0) + 1;
  }
}

/** Nine innings: a winning home club scores before the ninth, but for the run of a walk-off. */
function regularLine(game: ArchiveGame, play: BaseballPlay, line: Line, random: Random): void {
  const homeWins = game.homeScore > game.awayScore;
  scatter(game.awayScore, 0, 9, line.away, random);
  const inNinth = homeWins && play.homeBatsLast ? 1 : 0;
  scatter(game.homeScore - inNinth, 0, homeWins ? 8 : 9, line.home, random);
  line.home[8] = (line.home[8] ?? 0) + inNinth;
}

/** Extra innings: tied after nine and after every inning but the last. */
function extraLine(game: ArchiveGame, play: BaseballPlay, line: Line, random: Random): void {
  const lower = Math.min(game.homeScore, game.awayScore);
  const later = Math.min(lower, random.poisson(0.45));
  scatter(lower - later, 0, 9, line.home, random);
  scatter(lower - later, 0, 9, line.away, random);
  const shared: number[] = [];
  scatter(later, 9, play.innings, shared, random);
  for (const [inning, runs] of shared.entries()) {
    line.home[inning] = (line.home[inning] ?? 0) + (runs ?? 0);
    line.away[inning] = (line.away[inning] ?? 0) + (runs ?? 0);
  }
  const last = play.innings - 1;
  line.home[last] = (line.home[last] ?? 0) + game.homeScore - lower;
  line.away[last] = (line.away[last] ?? 0) + game.awayScore - lower;
}

/** Runs by inning that add up to the archive's score, and could have been played in that order. */
export function baseballParts(game: ArchiveGame, play: BaseballPlay, random: Random): Parts {
  const zeros = (): number[] => new Array(play.innings).fill(0);
  const line = { home: zeros(), away: zeros() };
  if (game.overtime) extraLine(game, play, line, random);
  else regularLine(game, play, line, random);
  return line.away.map((runs, inning) => [line.home[inning] ?? 0, runs]);
}

/** One event at the start of a half-inning and one for each run. */
function halfInningEvents(
  startMs: number,
  lengthMs: number,
  before: Parts,
  runs: number,
  clock: Partial<PlayEvent>,
  random: Random,
): PlayEvent[] {
  const events = [playEvent(startMs, before, clock)];
  const times = Array.from({ length: runs }, () => 0.1 + random.next() * 0.85).sort((a, b) => a - b);
  let parts = before;
  for (const share of times) {
    const [home, away] = parts.at(-1) ?? [0, 0];
    parts = withLast(parts, clock.inningHalf === 'top' ? [home, away + 1] : [home + 1, away]);
    events.push(playEvent(startMs + Math.round((share * lengthMs) / 1000) * 1000, parts, clock));
  }
  return events;
}

/** Events of a baseball game: half-innings and runs; a home club that leads does not bat in the last inning. */
export function baseballEvents(
  game: ArchiveGame,
  play: BaseballPlay,
  parts: Parts,
  random: Random,
): PlayEvent[] {
  const events: PlayEvent[] = [];
  for (const [index, [home, away]] of parts.entries()) {
    const before = parts.slice(0, index);
    const inning = index + 1;
    const startMs = 2 * index * play.halfInningMs;
    const top = { inning, inningHalf: 'top' as const };
    events.push(...halfInningEvents(startMs, play.halfInningMs, [...before, [0, 0]], away, top, random));
    if (inning === play.innings && !play.homeBatsLast) continue;
    const bottom = { inning, inningHalf: 'bottom' as const };
    const bottomMs = startMs + play.halfInningMs;
    events.push(
      ...halfInningEvents(bottomMs, play.halfInningMs, [...before, [0, away]], home, bottom, random),
    );
  }
  return [...events, finalEvent(play.playingMs, game, parts)];
}
