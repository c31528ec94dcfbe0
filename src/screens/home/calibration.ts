/** One group of picks: what was said of them, and what became of them. */
export type CalibrationGroup = {
  /** The mean of the probabilities that were published, 0 to 1. */
  readonly said: number;
  /** The share that won, with its interval. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
};

type JudgedPick = {
  readonly p: { readonly win: number; readonly lose: number };
  readonly result: string;
};

/** A rate of fewer picks than this has an interval as wide as the chart. */
const MIN_IN_GROUP = 20;

/**
 * Picks that were won or lost, in groups of equal size by their probability (stakes that came back say nothing about it).
 * `interval` is that of a rate: successes, trials → its two bounds. No group is smaller than twenty picks, so a short
 * record has few groups or none.
 */
export function calibrate(
  picks: readonly JudgedPick[],
  options: {
    readonly groups: number;
    readonly interval: (successes: number, n: number) => readonly [number, number] | null;
  },
): CalibrationGroup[] {
  const decided = picks
    .filter(({ result }) => result === 'win' || result === 'lose')
    .map(({ p, result }) => ({ said: p.win / (p.win + p.lose), isWon: result === 'win' }))
    .sort((a, b) => a.said - b.said);
  const count = Math.min(options.groups, Math.floor(decided.length / MIN_IN_GROUP));
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round((index * decided.length) / count);
    const until = Math.round(((index + 1) * decided.length) / count);
    const members = decided.slice(from, until);
    const wins = members.filter(({ isWon }) => isWon).length;
    const [low, high] = options.interval(wins, members.length) ?? [0, 1];
    return {
      said: members.reduce((sum, { said }) => sum + said, 0) / members.length,
      won: wins / members.length,
      low,
      high,
      n: members.length,
    };
  });
}
