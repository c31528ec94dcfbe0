import { AppError } from '#platform/app-error.ts';
import { MAX_EXPERIMENT_DAYS, MIN_PER_VARIANT } from '#terms/experiments.ts';
import type { Baseline } from './find-baselines.ts';
import { visitorsNeeded } from './visitors-needed.ts';

type PlanSize = {
  /** Of each variant. */
  readonly visitors: number;
  readonly days: number;
};

type Counted = Pick<Baseline, 'visitors' | 'converted' | 'visitorsPerDay'>;

/** How many visitors a test needs and about how long they take to come; null where more than all of them would convert. */
export function sizeOf(
  { visitors, converted, visitorsPerDay }: Counted,
  differenceBp: number,
): PlanSize | null {
  const rate = converted / visitors;
  const difference = differenceBp / 10_000;
  if (rate + difference >= 1) return null;
  const needed = Math.max(MIN_PER_VARIANT, visitorsNeeded({ rate, difference }));
  return { visitors: needed, days: Math.max(1, Math.ceil((2 * needed) / visitorsPerDay)) };
}

/** The same for a plan. Throws 'invalid' at the difference where it cannot be done, or would take too long. */
export function planSize(baseline: Counted, differenceBp: number): PlanSize {
  const size = sizeOf(baseline, differenceBp);
  if (size === null) throw refusal('office.experiments.beyondAll');
  const params = { days: size.days, most: MAX_EXPERIMENT_DAYS };
  if (size.days > MAX_EXPERIMENT_DAYS) throw refusal('office.experiments.tooLong', params);
  return size;
}

function refusal(key: string, params: Record<string, number> = {}): AppError {
  return new AppError('invalid', key, { fields: { difference_bp: [{ key, params }] } });
}
