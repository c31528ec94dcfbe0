import { listLeagueRows } from '#db/queries/league.ts';
import {
  type ComingLeagueRow,
  type ComingSeasonRow,
  countComingGames,
  countPublished,
  listComingSeasons,
} from '#db/queries/plan-content.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { planEnd } from '#domain/money/subscription/plan-end.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import type { PlanPeriod } from '#terms/orders.ts';
import type { RecordOrigin } from '#terms/results.ts';
import { type ExpectedPicks, expectPicks } from './expect-picks.ts';
import { type MeasuredRate, measureRate } from './measure-rate.ts';

/** A league that has no match in a part of the period: it rests until `until`, or its season ends at `ends`. */
type Rest = {
  readonly league: { readonly id: string; readonly name: string };
  /** Null where no later season is known. */
  readonly until: string | null;
  readonly ends: string | null;
};

export type PlanContent = {
  /** The covered matches that begin in the period. */
  readonly matches: number;
  /** Some of them are not scheduled yet and are counted at the pace of those that are. */
  readonly is_estimated: boolean;
  /** Picks that are published already and whose matches begin in the period. */
  readonly published: number;
  /** All to be expected of the period, those included; null where nothing can be foretold yet. */
  readonly picks: ExpectedPicks | null;
  readonly rests: readonly Rest[];
};

export type ContentForecast = {
  readonly leagues: readonly { readonly id: string; readonly name: string }[];
  /** On what the rate was measured; null where there is nothing to measure it on. */
  readonly rate: {
    readonly origin: RecordOrigin;
    readonly games: number;
    readonly picks: number;
    /** The games are those that began between these instants. */
    readonly from: string;
    readonly until: string;
  } | null;
  readonly byPeriod: ReadonlyMap<PlanPeriod, PlanContent>;
};

/** What a plan of each period would contain if it began now: from the schedule, times the rate at which we published lately. */
export async function forecastContent(
  services: Services,
  options: {
    readonly locale: Locale;
    readonly periods: readonly PlanPeriod[];
    /** Only these leagues; all where there is none. */
    readonly leagues?: readonly string[];
  },
): Promise<ContentForecast> {
  const now = services.clock.now();
  const known = { asOf: now, sources: await findShownSources(services) };
  const ends = options.periods.map((period) => planEnd({ period, startAt: now }));
  const measured = await measureRate(services, known);
  const [leagueRows, coming, published, seasons] = await Promise.all([
    listLeagueRows(services.db, known),
    countComingGames(services.db, { ...known, until: ends, shares: measured?.shares ?? [] }),
    countPublished(services.db, { ...known, until: ends }),
    listComingSeasons(services.db, known),
  ]);
  const covered = leagueRows
    .filter((league) => league.covered)
    .map(({ id, names }) => ({ id, name: localText(names, options.locale) }));
  const chosen = covered.filter(({ id }) => options.leagues?.includes(id));
  const shown = chosen.length > 0 ? chosen : covered;
  const byPeriod = new Map(
    options.periods.map((period, index) => {
      const end = ends[index] ?? now;
      const games = shown.map(({ id }) => gamesOf(id, { index, now, end, coming, seasons }));
      const out = published
        .filter(({ league }) => shown.some(({ id }) => id === league))
        .reduce((sum, { picks }) => sum + (picks[index] ?? 0), 0);
      const open = games.map(({ league, open: games }) => ({ league, games }));
      const toCome = measured?.foretells
        ? expectPicks(measured.days, open, { today: measured.today, days: lengthOf(now, end) })
        : null;
      const content: PlanContent = {
        matches: games.reduce((sum, league) => sum + league.games, 0),
        is_estimated: games.some((league) => league.isEstimated),
        published: out,
        picks: toCome && {
          mean: out + Math.round(toCome.mean),
          low: out + toCome.low,
          high: out + toCome.high,
        },
        rests: shown.flatMap((league) => restOf(league, { now, end, seasons })),
      };
      return [period, content] as const;
    }),
  );
  return { leagues: covered, rate: measured && rateSaid(measured), byPeriod };
}

function rateSaid({ origin, counts: { games, picks, from, until } }: MeasuredRate): ContentForecast['rate'] {
  return { origin, games, picks, from: from.toISOString(), until: until.toISOString() };
}

/** Whole days from one instant to another, one at least. */
const lengthOf = (from: Date, to: Date) => Math.max(1, Math.round((to.getTime() - from.getTime()) / DAY_MS));

/** A schedule of fewer days says nothing about the pace of the days behind it. */
const MIN_PACE_DAYS = 7;

/** The matches of a league in the period: those scheduled, and beyond the schedule as many a day of its seasons as there. */
function gamesOf(
  league: string,
  options: {
    readonly index: number;
    readonly now: Date;
    readonly end: Date;
    readonly coming: readonly ComingLeagueRow[];
    readonly seasons: readonly ComingSeasonRow[];
  },
): {
  readonly league: string;
  readonly games: number;
  /** The games for the share of their picks that is still to come. */
  readonly open: number;
  readonly isEstimated: boolean;
} {
  const row = options.coming.find((candidate) => candidate.league === league);
  if (row === undefined) return { league, games: 0, open: 0, isEstimated: false };
  const scheduled = row.games[options.index] ?? 0;
  const own = options.seasons.filter((season) => season.league === league);
  const seasonDays = (from: Date, to: Date) =>
    own.reduce((sum, { fromAt, toAt }) => sum + overlapDays([from, to], [fromAt, toAt]), 0);
  const scheduledDays = seasonDays(options.now, row.lastAt);
  const daysBeyond = options.end > row.lastAt ? seasonDays(row.lastAt, options.end) : 0;
  const pace = scheduledDays < MIN_PACE_DAYS ? 0 : row.scheduled / scheduledDays;
  const beyond = Math.round(pace * daysBeyond);
  const open = (row.open[options.index] ?? 0) + beyond;
  return { league, games: scheduled + beyond, open, isEstimated: daysBeyond >= 1 };
}

function overlapDays([from, to]: readonly [Date, Date], [start, end]: readonly [Date, Date]): number {
  const ms = Math.min(to.getTime(), end.getTime()) - Math.max(from.getTime(), start.getTime());
  return Math.max(0, ms) / DAY_MS;
}

/** A gap shorter than this between two seasons' dates is no rest that a buyer should be warned of. */
const MIN_REST_MS = 7 * DAY_MS;

function restOf(
  league: Rest['league'],
  options: { readonly now: Date; readonly end: Date; readonly seasons: readonly ComingSeasonRow[] },
): Rest[] {
  const own = options.seasons.filter((season) => season.league === league.id);
  const running = own.find(({ fromAt }) => fromAt <= options.now);
  const next = own.find(({ fromAt }) => fromAt > options.now);
  const until = next?.fromAt.toISOString() ?? null;
  if (running === undefined) {
    const isSoon = next !== undefined && next.fromAt.getTime() - options.now.getTime() < MIN_REST_MS;
    return isSoon ? [] : [{ league, until, ends: null }];
  }
  if (options.end.getTime() - running.toAt.getTime() < MIN_REST_MS) return [];
  return [{ league, until, ends: running.toAt.toISOString() }];
}
