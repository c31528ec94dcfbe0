import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import type { DataOrigin } from '#terms/games.ts';
import type { ArchiveGame } from '../archive.ts';
import type { Feed, FeedBatch, FeedLeague, FeedTeam } from '../feed.ts';
import { getLeague } from '../names/leagues.ts';
import { teamNames } from '../names/team-names.ts';
import type { Shifts } from './choose-shifts.ts';
import { factsInWindow } from './facts-in-window.ts';
import { teamKey } from './game-key.ts';
import { ANNOUNCED_BEFORE_MS, type ReplayRow, replayRow, STARTERS_BEFORE_MS } from './replay-row.ts';
import { createTimelines } from './timelines.ts';

const GAMES_PER_BATCH = 500;
/** No game lasts longer than this, whatever interrupts it. */
const LONGEST_GAME_MS = 24 * HOUR_MS;

type ReplayOptions = {
  /** Finished games at their true dates, of one archive, with their prices. */
  readonly games: readonly ArchiveGame[];
  /** From `chooseShifts`, stored at the first start. */
  readonly shifts: Shifts;
  /** Names the streams of the in-play timelines. */
  readonly seed: string;
  /** Stored on every row; 'replay' unless another one is given. */
  readonly source?: string;
};

/** The first row that does not start before `at`. */
function lowerBound(rows: readonly ReplayRow[], at: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.startMs ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How long before a start the archive's earliest price may be known; at least as long as starters are. */
function longestLead(games: readonly ArchiveGame[]): number {
  let lead = STARTERS_BEFORE_MS + HOUR_MS;
  for (const game of games) {
    for (const { knownAt } of game.odds) lead = Math.max(lead, game.startAt.getTime() - knownAt.getTime());
  }
  return lead;
}

/**
 * The rows about which something can become known in (from, until]: games near the window, and games whose announcement
 * lies in it. Sorted by start, so both are ranges found by halving; a poll touches some hundred rows, not all.
 */
function* candidates(
  rows: readonly ReplayRow[],
  from: number,
  until: number,
  lead: number,
): Generator<ReplayRow> {
  const nearEnd = lowerBound(rows, until + lead + 1);
  const announcedFrom = Math.max(nearEnd, lowerBound(rows, from + ANNOUNCED_BEFORE_MS));
  const announcedEnd = lowerBound(rows, until + ANNOUNCED_BEFORE_MS + MINUTE_MS);
  yield* rows.slice(lowerBound(rows, from - LONGEST_GAME_MS), nearEnd);
  yield* rows.slice(announcedFrom, announcedEnd);
}

function originOf(games: readonly ReplayRow[]): DataOrigin {
  const origins = new Set(games.map((row) => row.game.origin));
  const [only] = origins;
  return origins.size === 1 && only !== undefined ? only : 'mixed';
}

function listLeagues(rows: readonly ReplayRow[]): FeedLeague[] {
  const leagues = Map.groupBy(rows, (row) => row.game.leagueId);
  return [...leagues].map(([leagueId, ofLeague]) => {
    const { id, sport, names, country } = getLeague(leagueId);
    const seasons = [...Map.groupBy(ofLeague, (row) => row.game.season)].map(([season, games]) => ({
      season,
      fromAt: new Date(games[0]?.startMs ?? 0),
      toAt: new Date(games.at(-1)?.startMs ?? 0),
      origin: originOf(games),
    }));
    return { id, sport, names, country, seasons };
  });
}

function listTeams(rows: readonly ReplayRow[]): FeedTeam[] {
  const teams = new Map<string, FeedTeam>();
  for (const { game } of rows) {
    for (const name of [game.home, game.away]) {
      const key = teamKey(game.leagueId, name);
      if (teams.has(key)) continue;
      teams.set(key, { key, leagueId: game.leagueId, names: teamNames(game.leagueId, name) });
    }
  }
  return [...teams.values()];
}

function mergeBatches(batches: readonly FeedBatch[]): FeedBatch {
  return {
    games: batches.flatMap((batch) => batch.games),
    states: batches.flatMap((batch) => batch.states),
    odds: batches.flatMap((batch) => batch.odds),
    references: batches.flatMap((batch) => batch.references),
  };
}

/**
 * A feed that plays an archive's seasons again, moved by whole weeks. Every instant follows from the archive, the mapping
 * and the seed, so two runs are byte-identical. A fixture is known 60 days before its start, starting pitchers 24 hours
 * before; a call yields each game at most once, in its newest version known by `until`.
 */
export function createReplayFeed(options: ReplayOptions): Feed {
  const rows = options.games
    .map((game) => replayRow(game, options.shifts))
    .sort((a, b) => a.startMs - b.startMs || (a.key < b.key ? -1 : 1));
  const lead = longestLead(options.games);
  const timelines = createTimelines(options.seed);
  return {
    source: options.source ?? 'replay',
    leagues: async () => listLeagues(rows),
    teams: async () => listTeams(rows),
    async *changes({ from, until, liveFrom, movesFrom }) {
      const fromMs = from?.getTime() ?? Number.NEGATIVE_INFINITY;
      const untilMs = until.getTime();
      const window = {
        from: fromMs,
        until: untilMs,
        settled: Math.min(untilMs, liveFrom.getTime()),
        movesFrom: movesFrom?.getTime() ?? Number.POSITIVE_INFINITY,
      };
      let batch: FeedBatch[] = [];
      for (const row of candidates(rows, fromMs, untilMs, lead)) {
        const facts = factsInWindow(row, window, timelines);
        if (facts !== null) batch.push(facts);
        if (batch.length < GAMES_PER_BATCH) continue;
        yield mergeBatches(batch);
        batch = [];
      }
      if (batch.length > 0) yield mergeBatches(batch);
    },
  };
}
