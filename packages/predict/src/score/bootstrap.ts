export type BootstrapOptions = {
  /** Numbers in [0, 1), seeded by the caller so that an interval can be had again. */
  readonly random: () => number;
  readonly draws?: number;
  /** Share of the draws inside the interval. */
  readonly level?: number;
};

/** Percentile bootstrap (Efron 1979): the statistic on samples drawn with replacement; NaN at both ends where there is no sample. */
export function bootstrapInterval<Item>(
  sample: readonly Item[],
  statistic: (sample: readonly Item[]) => number,
  options: BootstrapOptions,
): { readonly low: number; readonly high: number } {
  const { random, draws = 1000, level = 0.95 } = options;
  const results = Array.from({ length: draws }, () =>
    statistic(sample.map((item) => sample[Math.floor(random() * sample.length)] ?? item)),
  ).sort((a, b) => a - b);
  const at = (share: number) => results[Math.min(draws - 1, Math.floor(share * draws))] ?? Number.NaN;
  return { low: at((1 - level) / 2), high: at((1 + level) / 2) };
}
