import { listLeagueRows } from '#db/queries/league.ts';
import { type GameSums, sumLuckByDay } from '#db/queries/record-games.ts';
import { ODDS_BANDS } from '#db/queries/record-sum-columns.ts';
import { cacheStore } from '#domain/foundation/cache/data-cache.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { rateByGame, returnByGame } from '#domain/picks/figures/by-game.ts';
import { cachedGames } from '#domain/picks/figures/cached-sums.ts';
import { groupSteps } from '#domain/picks/figures/calibration-groups.ts';
import { luckReach } from '#domain/picks/figures/luck-band.ts';
import { type RecordScope, readScope, type ScopeOptions } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import { BET_TYPES } from '#terms/bets.ts';
import type { Locale } from '#terms/locales.ts';
import { SPORTS } from '#terms/sports.ts';

/**
 * Where a window was won and lost, how right its probabilities were, and how far luck alone carries it, day by day. Every interval
 * counts a game once.
 */
export async function showSpread(services: Services, options: ScopeOptions & { readonly locale: Locale }) {
  const scope = await readScope(services, options);
  const key = JSON.stringify([scope.filter, scope.window, options.locale]);
  return scope.cache.getOrCompute(spreadStore, key, () => readSpread(services, scope, options.locale));
}

const spreadStore = cacheStore<Awaited<ReturnType<typeof readSpread>>>(['record']);

async function readSpread(services: Services, scope: RecordScope, locale: Locale) {
  const { db } = services;
  const { asOf, filter, sources, cache } = scope;
  const [sums, days, leagues] = await Promise.all([
    cachedGames(services, cache, filter),
    sumLuckByDay(db, filter),
    listLeagueRows(db, { asOf, sources }),
  ]);
  const sumsOf = (dimension: GameSums['dimension']) => sums.filter((one) => one.dimension === dimension);
  const bounds = [1, ...ODDS_BANDS];
  const total = sumsOf('total')[0];
  return {
    total: total === undefined ? null : figuresOf(total),
    sports: SPORTS.flatMap((id) =>
      sumsOf('sport')
        .filter(hasKey(id))
        .map((one) => ({ id, figures: figuresOf(one) })),
    ),
    types: BET_TYPES.flatMap((id) =>
      sumsOf('type')
        .filter(hasKey(id))
        .map((one) => ({ id, figures: figuresOf(one) })),
    ),
    bands: bounds.flatMap((from, index) =>
      sumsOf('band')
        .filter(hasKey(String(index)))
        .map((one) => ({ from, to: bounds[index + 1] ?? null, figures: figuresOf(one) })),
    ),
    leagues: leagues.flatMap(({ id, names }) =>
      sumsOf('league')
        .filter(hasKey(id))
        .map((one) => ({ id, name: localText(names, locale), figures: figuresOf(one) })),
    ),
    calibration: groupSteps(sumsOf('bin')),
    luck: reachByDay(days),
  };
}

const hasKey = (key: string) => (one: GameSums) => one.key === key;

/** What a group came to, with intervals that count a game once. */
function figuresOf(sums: GameSums) {
  return {
    picks: sums.picks,
    profit_cents: sums.profit_cents,
    win_rate: rateByGame(sums),
    roi: returnByGame(sums),
  };
}

/** How far luck alone had carried the running total by the end of each day, in cents. */
function reachByDay(days: readonly { readonly day: string; readonly variance: number }[]) {
  let variance = 0;
  return days.map((one) => {
    variance += one.variance;
    return { day: one.day, reach_cents: luckReach(variance) };
  });
}
