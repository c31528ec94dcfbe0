import {
  type ExperimentCountRow,
  type ExperimentRow,
  findExperiment,
  listExperimentCounts,
  listExperiments as readPage,
} from '#db/queries/experiment.ts';
import { listOperatorEmails } from '#db/queries/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { ExperimentVerdict, Variant } from '#terms/experiments.ts';
import type { Interval, Tally } from './confidence-sequence.ts';
import { convertedOf } from './find-baselines.ts';
import { judgeExperiment } from './judge-experiment.ts';

type Side = Tally & { readonly rate: number | null };

export type ShownExperiment = {
  readonly row: ExperimentRow;
  readonly a: Side;
  readonly b: Side;
  /** Null where nothing is tried, or no one has come. */
  readonly difference: Interval | null;
  /** Null where nothing is tried, and before it begins. */
  readonly verdict: ExperimentVerdict | null;
  readonly people: Readonly<Record<'created' | 'started' | 'ended' | 'adopted', string | null>>;
};

/** A page of a brand's tests, the newest first, each with what it has found. */
export async function listExperiments(
  services: Services,
  { brand, page, perPage }: { readonly brand: string; readonly page: number; readonly perPage: number },
): Promise<{ readonly items: readonly ShownExperiment[]; readonly total: number }> {
  const { rows, total } = await readPage(services.db, {
    brand,
    offset: (page - 1) * perPage,
    limit: perPage,
  });
  return { items: await withFindings(services, rows), total };
}

/** One test of a brand. Throws 'not_found' for another brand's. */
export async function showExperiment(
  services: Services,
  named: { readonly brand: string; readonly id: string },
): Promise<ShownExperiment> {
  const row = await findExperiment(services.db, named);
  const [shown] = row === null ? [] : await withFindings(services, [row]);
  if (shown === undefined) throw new AppError('not_found', 'no such test of this brand');
  return shown;
}

async function withFindings(
  { db }: Services,
  rows: readonly ExperimentRow[],
): Promise<readonly ShownExperiment[]> {
  const ids = rows.flatMap((row) =>
    [row.createdBy, row.startedBy, row.endedBy, row.adoptedBy].filter((id) => id !== null),
  );
  const [counts, people] = await Promise.all([
    listExperimentCounts(
      db,
      rows.map(({ id }) => id),
    ),
    listOperatorEmails(db, [...new Set(ids)]),
  ]);
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
  return rows.map((row) => {
    const a = sideOf(row, 'a', counts);
    const b = sideOf(row, 'b', counts);
    const { plannedVisitors: planned, state } = row;
    const isJudged = planned !== null && state !== 'planned';
    const found = isJudged ? judgeExperiment({ state, a, b, planned }) : null;
    return {
      row,
      a,
      b,
      difference: found?.difference ?? null,
      verdict: found?.verdict ?? null,
      people: {
        created: nameOf(row.createdBy),
        started: nameOf(row.startedBy),
        ended: nameOf(row.endedBy),
        adopted: nameOf(row.adoptedBy),
      },
    };
  });
}

function sideOf(row: ExperimentRow, variant: Variant, counts: readonly ExperimentCountRow[]): Side {
  const found = counts.find((one) => one.experimentId === row.id && one.variant === variant);
  const visitors = found?.visitors ?? 0;
  const converted = found === undefined ? 0 : convertedOf(found, row.goal);
  return { visitors, converted, rate: visitors === 0 ? null : converted / visitors };
}
