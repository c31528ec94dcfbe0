import {
  type ExperimentCountRow,
  type ExperimentRow,
  listEndedExperiments,
  listExperimentCounts,
} from '#db/queries/experiment.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import {
  EXPERIMENT_GOALS,
  EXPERIMENT_PLACES,
  type ExperimentGoal,
  type ExperimentPlace,
  MIN_BASELINE_CONVERSIONS,
  MIN_BASELINE_VISITORS,
} from '#terms/experiments.ts';

/** What the rows of an ended test say of the page as it is. */
export type Baseline = {
  readonly place: ExperimentPlace;
  readonly goal: ExperimentGoal;
  /** The test that counted. */
  readonly id: string;
  readonly visitors: number;
  readonly converted: number;
  /** Of both variants together, while the test ran. */
  readonly visitorsPerDay: number;
};

/** The tests that ended last; older ones say little of today's visitors. */
const SEARCHED = 60;

/**
 * For each page and goal the newest ended test that counted enough visitors and conversions. No baseline is typed by anyone: where none
 * was counted, counting comes first.
 */
export async function findBaselines({ db }: Services, brand: string): Promise<Baseline[]> {
  const ended = await listEndedExperiments(db, { brand, limit: SEARCHED });
  const counts = await listExperimentCounts(
    db,
    ended.map(({ id }) => id),
  );
  return EXPERIMENT_PLACES.flatMap((place) =>
    EXPERIMENT_GOALS.flatMap((goal) => {
      const [found] = ended
        .filter((row) => row.place === place)
        .map((row) => baselineOf(row, goal, counts))
        .filter((one) => one !== null);
      return found === undefined ? [] : [found];
    }),
  );
}

function baselineOf(
  row: ExperimentRow,
  goal: ExperimentGoal,
  counts: readonly ExperimentCountRow[],
): Baseline | null {
  const both = counts.filter(({ experimentId }) => experimentId === row.id);
  // Where nothing was tried both sides are the page as it is.
  const asItIs = row.kind === 'count' ? both : both.filter(({ variant }) => variant === 'a');
  const visitors = sum(asItIs.map((one) => one.visitors));
  const converted = sum(asItIs.map((one) => convertedOf(one, goal)));
  if (visitors < MIN_BASELINE_VISITORS || converted < MIN_BASELINE_CONVERSIONS || converted === visitors)
    return null;
  const ranMs = (row.endedAt?.getTime() ?? 0) - (row.startedAt?.getTime() ?? 0);
  const days = Math.max(1, ranMs / DAY_MS);
  const visitorsPerDay = sum(both.map((one) => one.visitors)) / days;
  return { place: row.place, goal, id: row.id, visitors, converted, visitorsPerDay };
}

/** How many of the visitors did what was hoped for. */
export function convertedOf(
  row: Pick<ExperimentCountRow, 'registered' | 'ordered'>,
  goal: ExperimentGoal,
): number {
  return goal === 'register' ? row.registered : row.ordered;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
