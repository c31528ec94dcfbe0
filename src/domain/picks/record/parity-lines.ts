import { EMPTY_SUMS } from '#db/queries/add-sums.ts';
import type { RecordSlice } from '#db/queries/record-sums.ts';
import { differenceOf, rateOf, summaryOf } from '#domain/picks/figures/figures.ts';

/**
 * Free, paid, withdrawn and passed: four lines of one ledger with the same formula (docs/product/picks.md). Their numbers add up to `evaluated`,
 * the markets that were looked at; withdrawn picks are graded too, beside the others (docs/product/picks.md).
 */
export function parityLines(slices: readonly RecordSlice[]) {
  const line = (key: string) =>
    slices.find((slice) => slice.dimension === 'line' && slice.key === key) ?? EMPTY_SUMS;
  const [free, paid, withdrawn] = [line('free'), line('paid'), line('withdrawn')];
  const reasons = slices
    .filter(({ dimension }) => dimension === 'pass')
    .map(({ key, n }) => ({ id: key, n }))
    .sort((a, b) => b.n - a.n || a.id.localeCompare(b.id, 'en'));
  const passed = reasons.reduce((sum, { n }) => sum + n, 0);
  const evaluated = free.n + paid.n + withdrawn.n + passed;
  const published = rateOf(free.win + paid.win, free.win + paid.win + free.lose + paid.lose);
  const { would_win: win, would_lose: lose, would_draw: draw, would_cancel: cancel } = withdrawn;
  const wouldBe = rateOf(win, win + lose);
  return {
    evaluated,
    free: { share: rateOf(free.n, evaluated), summary: summaryOf(free) },
    paid: { share: rateOf(paid.n, evaluated), summary: summaryOf(paid) },
    withdrawn: {
      share: rateOf(withdrawn.n, evaluated),
      n: withdrawn.n,
      would_be: { win, lose, draw, cancel },
      win_rate: wouldBe,
      difference: differenceOf(wouldBe, published),
    },
    pass: { share: rateOf(passed, evaluated), n: passed, reasons },
  };
}
