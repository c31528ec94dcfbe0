import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import type { ArchiveOdds } from '../archive.ts';
import type { FeedBatch, FeedOdds, FeedState } from '../feed.ts';
import {
  ANNOUNCED_BEFORE_MS,
  announcedState,
  fixtureAt,
  type ReplayRow,
  referencesOf,
  toOdds,
} from './replay-row.ts';
import type { Timelines } from './timelines.ts';

/**
 * Facts known in (from, until]; those superseded at or before `settled` are left out, but no price that was known from
 * `movesFrom` on. Milliseconds since the epoch.
 */
type Window = {
  readonly from: number;
  readonly until: number;
  readonly settled: number;
  readonly movesFrom: number;
};

const isIn = (window: Window, knownMs: number): boolean => knownMs > window.from && knownMs <= window.until;

/** The states of the window; of those that were superseded before it became live only the newest is left. */
function statesIn(row: ReplayRow, window: Window, timelines: Timelines): FeedState[] {
  const plan = timelines.planOf(row);
  const endMs = row.startMs + plan.endsMs;
  const firstMs = Math.min(row.startMs, endMs);
  const announcedMs = row.startMs - ANNOUNCED_BEFORE_MS;
  if (endMs <= window.settled) {
    // The game is over for long: its last state says everything.
    return isIn(window, endMs) ? [...timelines.lastStateOf(row)] : [];
  }
  const announced = isIn(window, announcedMs) ? [announcedState(row)] : [];
  if (firstMs > window.until) return announced;
  const states = [announcedState(row), ...timelines.statesOf(row)];
  return states.filter((state, index) => {
    const nextMs = states[index + 1]?.knownAt.getTime() ?? Number.POSITIVE_INFINITY;
    return isIn(window, state.knownAt.getTime()) && nextMs > window.settled;
  });
}

/** True where a later price of the same market, the same bookmaker's or a closing one, was known when the window became live. */
function isSuperseded(all: readonly ArchiveOdds[], odds: ArchiveOdds, settledInArchive: number): boolean {
  return all.some(
    (other) =>
      other.betType === odds.betType &&
      (other.bookmaker === odds.bookmaker || other.phase === 'close') &&
      other.knownAt > odds.knownAt &&
      other.knownAt.getTime() <= settledInArchive,
  );
}

/** Of games that are not older than this the price that stood an hour before the start is reported too: members' models bet at it. */
const STANDING_DAYS = 730;
const LOOK_MS = HOUR_MS;

/** True for the newest price of its bookmaker on its market an hour before the start. */
function stoodBeforeStart(all: readonly ArchiveOdds[], odds: ArchiveOdds, startAt: Date): boolean {
  const lookedAt = startAt.getTime() - LOOK_MS;
  if (odds.knownAt.getTime() > lookedAt) return false;
  return !all.some(
    (other) =>
      other.betType === odds.betType &&
      other.bookmaker === odds.bookmaker &&
      other.knownAt > odds.knownAt &&
      other.knownAt.getTime() <= lookedAt,
  );
}

/** True for a move between open and close that neither publishing nor a model will look at again. */
function mayFallOut(row: ReplayRow, window: Window, odds: ArchiveOdds): boolean {
  const knownMs = odds.knownAt.getTime() + row.movedMs;
  if (odds.phase !== 'move' || knownMs >= window.movesFrom) return false;
  if (!isSuperseded(row.game.odds, odds, window.settled - row.movedMs)) return false;
  const isOld = row.startMs < window.until - STANDING_DAYS * DAY_MS;
  return isOld || !stoodBeforeStart(row.game.odds, odds, row.game.startAt);
}

/** The prices of the window; a game that is called off has none from then on. Moves between open and close may fall out. */
function oddsIn(row: ReplayRow, window: Window, timelines: Timelines): FeedOdds[] {
  const all = row.game.odds;
  if (all.length === 0 || row.startMs <= window.from) return [];
  const { oddity, endsMs } = timelines.planOf(row);
  const lastMs = oddity.kind === 'postponed' ? row.startMs + endsMs : Number.POSITIVE_INFINITY;
  const list: FeedOdds[] = [];
  for (const odds of all) {
    const knownMs = odds.knownAt.getTime() + row.movedMs;
    if (!isIn(window, knownMs) || knownMs >= lastMs) continue;
    if (mayFallOut(row, window, odds)) continue;
    list.push(toOdds(row, odds));
  }
  return list;
}

/** Everything about one game that became known in the window, or null where nothing did. */
export function factsInWindow(row: ReplayRow, window: Window, timelines: Timelines): FeedBatch | null {
  const fixture = fixtureAt(row, window.until);
  if (fixture === null) return null;
  const games = isIn(window, fixture.knownAt.getTime()) ? [fixture] : [];
  const states = statesIn(row, window, timelines);
  const odds = oddsIn(row, window, timelines);
  const references =
    row.game.references.length === 0
      ? []
      : referencesOf(row).filter((reference) => isIn(window, reference.knownAt.getTime()));
  const isEmpty = games.length + states.length + odds.length + references.length === 0;
  return isEmpty ? null : { games, states, odds, references };
}
