import { listResults, listSeasonTeams } from '#db/queries/statistics.ts';
import { readLeagueRules } from '#domain/forecasting/league/league-rules.ts';
import type { Services } from '#domain/services.ts';
import { cachePerOwner, forgetFailure } from '#platform/cache.ts';
import type { Sport } from '#terms/sports.ts';
import { rateTeams } from './rate-teams.ts';
import type { SeasonData } from './season-data.ts';
import { type Strength, teamStrengths } from './strengths.ts';
import { type TeamLine, teamTable } from './team-table.ts';

/** The table of a league's season with all that it was computed from. */
export type LeagueTable = {
  readonly data: SeasonData;
  /** The strongest first. */
  readonly lines: readonly TeamLine[];
  readonly strengths: ReadonlyMap<string, readonly Strength[]>;
};

type LeagueTableOptions = {
  readonly league: {
    readonly id: string;
    readonly sport: Sport;
    readonly version: number;
    readonly teamsVersion: string;
    readonly rules: unknown;
  };
  readonly season: string;
  /** The season before it, from which ratings are carried over. */
  readonly earlier: string | null;
  readonly sources: readonly string[];
  readonly asOf: Date;
  /** A table of the past is cached apart, so that it does not push out the one that everybody reads now. */
  readonly isPast: boolean;
  /** When the newest result became known: the figures of the same one are the same. */
  readonly newestResultAt: Date | null;
};

type Entry = { readonly stamp: string; readonly madeAt: number; readonly table: Promise<LeagueTable> };

/** Tables that were just computed, by database: all readers of a league share one until the next result is known, its rules or a team change. */
const tablesOf = cachePerOwner<Services['db'], Entry>(24);
/** Facts that are delivered late, with an older time of knowledge, are seen after this long at the latest. */
const MAX_AGE_MS = 60_000;

/** Computes a league's table from two indexed queries, or takes the one that was computed from the same results. */
export function loadLeagueTable(services: Services, options: LeagueTableOptions): Promise<LeagueTable> {
  const { league, season, sources, asOf, isPast, newestResultAt } = options;
  const tables = tablesOf(services.db);
  const key = [isPast ? 'past' : 'now', league.id, season, ...sources].join('\n');
  const stamp = `${newestResultAt?.getTime()} ${league.version} ${league.teamsVersion}`;
  const known = tables.get(key);
  const isFresh = known?.stamp === stamp && Math.abs(asOf.getTime() - known.madeAt) < MAX_AGE_MS;
  if (known !== undefined && isFresh) return known.table;
  const table = computeTable(services, options);
  const entry = { stamp, madeAt: asOf.getTime(), table };
  tables.set(key, entry);
  forgetFailure(tables, key, entry, table);
  return table;
}

async function computeTable({ db }: Services, options: LeagueTableOptions): Promise<LeagueTable> {
  const { league, season, earlier, sources, asOf } = options;
  const { sport, id: leagueId } = league;
  const rules = readLeagueRules(league);
  const seasons = earlier === null ? [season] : [earlier, season];
  const [teams, all] = await Promise.all([
    listSeasonTeams(db, { leagueId, season, sources, asOf }),
    listResults(db, { leagueId, seasons, sources, asOf }),
  ]);
  const results = all.filter((result) => result.season === season);
  const ratings = rateTeams(
    sport,
    all.filter((result) => result.season !== season),
    results,
  );
  const data = { sport, leagueId, season, rules, teams, results, ratings };
  const lines = teamTable(data);
  return { data, lines, strengths: teamStrengths(lines) };
}
