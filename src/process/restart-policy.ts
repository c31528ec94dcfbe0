/** What becomes of a child that ended: it is started again after a while, or the whole site ends. */
type Verdict = { readonly waitMs: number } | 'give up';

export type RestartPolicy = { ended(): Verdict };

const WINDOW_MS = 10 * 60_000;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/**
 * The first end is followed by a start at once, since most are accidents. Each further one within ten minutes makes the wait before the next
 * start twice as long; ends that are longer ago are forgotten. Where a bound is given, one end more than that within the window is too many.
 */
export function createRestartPolicy(options: {
  readonly maxEnds: number | null;
  /** Milliseconds on a steady clock. */
  readonly now: () => number;
}): RestartPolicy {
  let ends: number[] = [];
  return {
    ended: () => {
      const at = options.now();
      ends = [...ends.filter((end) => at - end < WINDOW_MS), at];
      if (options.maxEnds !== null && ends.length > options.maxEnds) return 'give up';
      if (ends.length === 1) return { waitMs: 0 };
      return { waitMs: Math.min(FIRST_WAIT_MS * 2 ** (ends.length - 2), MAX_WAIT_MS) };
    },
  };
}
