import { MINUTE_MS } from '#terms/durations.ts';
import type { ArchiveGame } from '../archive.ts';
import type { Random } from '../seeded-random.ts';
import { HALF_TIME_MS, type Play } from './plan-game.ts';
import { finalEvent, type Parts, type PlayEvent, playEvent, withLast } from './play-event.ts';

type SoccerPlay = Extract<Play, { sport: 'soccer' }>;
type Goal = { readonly minute: number; readonly second: number; readonly isHome: boolean };

const NO_GOALS: readonly [number, number] = [0, 0];
const FIRST_HALF_SHARE = 0.44;

/** Goals by half; drawn where the archive has no half-time score. */
export function soccerParts(game: ArchiveGame, random: Random): Parts {
  const thin = (goals: number): number => {
    let early = 0;
    for (let goal = 0; goal < goals; goal += 1) if (random.chance(FIRST_HALF_SHARE)) early += 1;
    return early;
  };
  const [home, away] = game.halfTime ?? [thin(game.homeScore), thin(game.awayScore)];
  const first = [Math.min(home, game.homeScore), Math.min(away, game.awayScore)] as const;
  return [first, [game.homeScore - first[0], game.awayScore - first[1]]];
}

/** Minutes of a half's goals, evenly spread over it with its stoppage time. */
function drawGoals(goals: readonly [number, number], minutes: number, random: Random): Goal[] {
  const list: Goal[] = [];
  for (const [side, count] of goals.entries()) {
    for (let goal = 0; goal < count; goal += 1) {
      list.push({ minute: 1 + random.below(minutes), second: 2 + random.below(55), isHome: side === 0 });
    }
  }
  return list.sort((a, b) => a.minute - b.minute || a.second - b.second);
}

/** One event a minute, and one for each goal. */
function halfEvents(
  half: 1 | 2,
  startMs: number,
  stoppage: number,
  before: Parts,
  goals: readonly Goal[],
): PlayEvent[] {
  const events: PlayEvent[] = [];
  let parts: Parts = [...before, [0, 0]];
  for (let minute = 1; minute <= 45 + stoppage; minute += 1) {
    const clock = {
      half,
      elapsed: Math.min(minute, 45) + (half - 1) * 45,
      stoppage: minute > 45 ? minute - 45 : null,
    };
    const atMs = startMs + (minute - 1) * MINUTE_MS;
    events.push(playEvent(atMs, parts, clock));
    for (const goal of goals) {
      if (goal.minute !== minute) continue;
      const [home, away] = parts.at(-1) ?? [0, 0];
      parts = withLast(parts, goal.isHome ? [home + 1, away] : [home, away + 1]);
      events.push(playEvent(atMs + goal.second * 1000, parts, clock));
    }
  }
  return events;
}

/** Events of a soccer game: minutes, goals, half-time and the final whistle. */
export function soccerEvents(game: ArchiveGame, play: SoccerPlay, parts: Parts, random: Random): PlayEvent[] {
  const [first = NO_GOALS, second = NO_GOALS] = parts;
  const [one, two] = play.stoppage;
  const breakMs = (45 + one) * MINUTE_MS;
  return [
    ...halfEvents(1, 0, one, [], drawGoals(first, 45 + one, random)),
    playEvent(breakMs, [first], { reason: 'half_time', half: 1, elapsed: 45 }),
    ...halfEvents(2, breakMs + HALF_TIME_MS, two, [first], drawGoals(second, 45 + two, random)),
    finalEvent(play.playingMs, game, parts),
  ];
}
