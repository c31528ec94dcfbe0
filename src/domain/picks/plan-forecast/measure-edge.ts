import { addSums, EMPTY_SUMS } from '#db/queries/add-sums.ts';
import type { RecordSums } from '#db/queries/record-sum-columns.ts';
import { withGameIntervals } from '#domain/picks/figures/by-game.ts';
import { cachedGames, cachedSums } from '#domain/picks/figures/cached-sums.ts';
import { type Summary, summaryOf } from '#domain/picks/figures/figures.ts';
import { readScope } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import { RECORD_ORIGINS, type RecordOrigin } from '#terms/results.ts';

/** Fewer decided picks than these say nothing about a coming period. */
const MIN_PICKS = 20;

type Interval = readonly [low: number, high: number];

/** How well our picks have done, measured on every one that was settled. */
export type MeasuredEdge = {
  /** `backfill`: calculated afterwards, as long as too few were published before their matches. */
  readonly origin: RecordOrigin;
  /** Picks that were won or lost. */
  readonly n: number;
  readonly win: { readonly value: number; readonly interval: Interval };
  /** Profit over stake. */
  readonly roi: { readonly value: number; readonly interval: Interval };
  /** The mean price at which the wins and losses give just this return (decimal). */
  readonly odds: number;
};

/** The edge as the record shows it, with its intervals: of our own publications, else of those calculated afterwards; null where both are few. */
export async function measureEdge(services: Services): Promise<MeasuredEdge | null> {
  for (const origin of RECORD_ORIGINS) {
    const { cache, filter } = await readScope(services, { origin, window: 'all' });
    const [slices, games] = await Promise.all([
      cachedSums(services, cache, { ...filter, dimensions: ['total'] }),
      cachedGames(services, cache, filter),
    ]);
    const sums = slices
      .filter(({ dimension }) => dimension === 'total')
      .reduce<RecordSums>(addSums, EMPTY_SUMS);
    const edge = edgeOf(origin, withGameIntervals(summaryOf(sums), games));
    if (edge !== null) return edge;
  }
  return null;
}

function edgeOf(origin: RecordOrigin, { win_rate: win, roi }: Summary): MeasuredEdge | null {
  if (win.n < MIN_PICKS || !win.value || !win.interval || roi.value === null || !roi.interval) return null;
  return {
    origin,
    n: win.n,
    win: { value: win.value, interval: win.interval },
    roi: { value: roi.value, interval: roi.interval },
    odds: Math.max(1.01, (1 + roi.value) / win.value),
  };
}
