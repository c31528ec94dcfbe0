import { addSums, decimalNumber, EMPTY_SUMS } from '#db/queries/add-sums.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import { CHANCE_BINS, ODDS_BANDS, type RecordSums } from '#db/queries/record-sum-columns.ts';
import type { RecordSlice } from '#db/queries/record-sums.ts';
import { cacheStore } from '#domain/foundation/cache/data-cache.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { withGameIntervals } from '#domain/picks/figures/by-game.ts';
import { listPending } from '#domain/picks/figures/cached-pending.ts';
import { cachedGames, cachedSums } from '#domain/picks/figures/cached-sums.ts';
import { rateOf, summaryOf } from '#domain/picks/figures/figures.ts';
import { RANKED_FROM, type RankedGroup, rankGroups, readGroups } from '#domain/picks/figures/rank-groups.ts';
import { type RecordScope, readScope, type ScopeOptions } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import { BET_TYPES, type Method } from '#terms/bets.ts';
import type { Locale } from '#terms/locales.ts';
import { SPORTS } from '#terms/sports.ts';
import { parityLines } from './parity-lines.ts';

type ShowDistributionOptions = ScopeOptions & {
  readonly locale: Locale;
  readonly method: Method;
};

/** How the settled picks of a window are distributed, ranked, calibrated and priced: all from one set of sums. */
export async function showDistribution(services: Services, options: ShowDistributionOptions) {
  const { locale, method } = options;
  const scope = await readScope(services, options);
  const { asOf, window, filter } = scope;
  const key = JSON.stringify([filter, window, locale, method]);
  const [figures, pending] = await Promise.all([
    scope.cache.getOrCompute(figureStore, key, () => readFigures(services, scope, { locale, method })),
    countPending(services, scope),
  ]);
  const { result, ...counts } = figures.counts;
  return {
    asOf,
    window,
    method,
    data: { ...figures, counts: { result: { ...result, not_completed: pending }, ...counts } },
  };
}

const figureStore = cacheStore<Awaited<ReturnType<typeof readFigures>>>(['record']);

/** All of it that does not depend on the clock. */
async function readFigures(
  services: Services,
  { asOf, window, filter, cache, sources }: RecordScope,
  { locale, method }: Pick<ShowDistributionOptions, 'locale' | 'method'>,
) {
  const [slices, games, leagues] = await Promise.all([
    cachedSums(services, cache, filter),
    cachedGames(services, cache, filter),
    listLeagueRows(services.db, { asOf, sources }),
  ]);
  const total = totalOf(slices, () => true);
  const groups = readGroups(slices);
  const ranked = rankGroups(groups, method);
  const names = new Map(leagues.map((league) => [league.id, localText(league.names, locale)]));
  return {
    summary: withGameIntervals(summaryOf(total), games),
    average_daily_profit: window.days > 0 ? total.profit_cents / 100 / window.days : 0,
    counts: {
      result: { ...resultsOf(total), pass: passesOf(slices) },
      bet_type: BET_TYPES.map((id) => ({ id, summary: summaryOf(typeSums(slices, id)) })),
      sport: SPORTS.map((id) => ({ id, summary: summaryOf(totalOf(slices, (slice) => slice.key === id)) })),
      odds_band: bandsOf(slices),
    },
    rank: ranked.map((group, index) => rankRow(group, index + 1, names)),
    unranked: groups.length - ranked.length,
    closest_unranked: closestUnranked(groups),
    accuracy: accuracyOf(groups),
    calibration: calibrationOf(slices),
    survival: [survivalOf(total, 15), survivalOf(total, 60)],
    lead: {
      mean_minutes: total.n > 0 ? total.lead_sum / total.n : null,
      short: total.short_lead,
      n: total.n,
    },
    lines: parityLines(slices),
  };
}

/** Live picks whose game has begun in the window, without a grade. */
async function countPending(services: Services, scope: RecordScope): Promise<number> {
  const { filter, sources, asOf, fromAt: from, untilAt: until } = scope;
  if (filter.origin !== 'live') return 0;
  const rows = await listPending(services, scope, {
    filter: { origin: 'live', sources, sport: filter.sport, from, until, asOf },
    page: { limit: 1, offset: 0 },
  });
  return rows[0]?.total ?? 0;
}

function totalOf(slices: readonly RecordSlice[], isMeant: (slice: RecordSlice) => boolean): RecordSums {
  return slices
    .filter((slice) => slice.dimension === 'total' && isMeant(slice))
    .reduce<RecordSums>(addSums, EMPTY_SUMS);
}

function typeSums(slices: readonly RecordSlice[], betType: string): RecordSums {
  return slices
    .filter((slice) => slice.dimension === 'group' && slice.key.endsWith(`/${betType}`))
    .reduce<RecordSums>(addSums, EMPTY_SUMS);
}

function resultsOf({ win, lose, draw, cancel }: RecordSums) {
  return { win, lose, draw, cancel };
}

function passesOf(slices: readonly RecordSlice[]): number {
  return slices.filter(({ dimension }) => dimension === 'pass').reduce((sum, { n }) => sum + n, 0);
}

function bandsOf(slices: readonly RecordSlice[]) {
  const bounds = [1, ...ODDS_BANDS];
  return bounds.map((from, index) => {
    const sums = slices.find((slice) => slice.dimension === 'band' && slice.key === String(index));
    return { from, to: bounds[index + 1] ?? null, summary: summaryOf(sums ?? EMPTY_SUMS) };
  });
}

function rankRow(group: RankedGroup, place: number, names: ReadonlyMap<string, string>) {
  const { leagueId, betType, ...figures } = group;
  return {
    ...figures,
    place,
    bet_type: betType,
    league: { id: leagueId, name: names.get(leagueId) ?? '-' },
  };
}

/** The win rate of picks on the winner alone (docs/product/picks.md). */
function accuracyOf(groups: readonly RankedGroup[]) {
  const rate = (isMeant: (group: RankedGroup) => boolean) => {
    const meant = groups.filter((group) => group.betType === 'win_loss' && isMeant(group));
    const sum = (field: 'k' | 'n') => meant.reduce((total, { win_rate }) => total + win_rate[field], 0);
    return rateOf(sum('k'), sum('n'));
  };
  return {
    ...rate(() => true),
    by_sport: SPORTS.map((id) => ({ id, rate: rate((group) => group.sport === id) })),
  };
}

function calibrationOf(slices: readonly RecordSlice[]) {
  return slices
    .filter(({ dimension, win, lose }) => dimension === 'bin' && win + lose > 0)
    .map((slice) => ({ ...slice, bin: Number(slice.key) }))
    .sort((a, b) => a.bin - b.bin)
    .map(({ bin, win, lose, chance_sum: said }) => ({
      from: bin / CHANCE_BINS,
      to: (bin + 1) / CHANCE_BINS,
      said: decimalNumber(said) / (win + lose),
      won: rateOf(win, win + lose),
    }));
}

/** The bets once more at the price that stood some minutes later; where the line was gone there is none (docs/product/picks.md). */
/** How many wins and losses the largest group has that is too small to be ranked. */
function closestUnranked(groups: readonly RankedGroup[]): number {
  return groups.reduce((most, { win_rate: { n } }) => (n < RANKED_FROM ? Math.max(most, n) : most), 0);
}

function survivalOf(sums: RecordSums, minutes: 15 | 60) {
  const [open, gone, good] =
    minutes === 15 ? [sums.open_15, sums.gone_15, sums.good_15] : [sums.open_60, sums.gone_60, sums.good_60];
  const [staked, profit] =
    minutes === 15 ? [sums.staked_15, sums.profit_15] : [sums.staked_60, sums.profit_60];
  return {
    minutes,
    gone,
    profit_cents: profit,
    staked_cents: staked,
    still_good: rateOf(good, open),
    roi: staked > 0 ? profit / staked : null,
  };
}
