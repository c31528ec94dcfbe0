import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import type { ExperimentGoal, ExperimentPlace } from '#terms/experiments.ts';

type Counted = {
  readonly place: ExperimentPlace;
  readonly operatorId: string;
  readonly goal?: ExperimentGoal;
  readonly brand?: string;
  /** Of each side. */
  readonly visitors: number;
  readonly converted: number;
  readonly days?: number;
};

/** An ended count with these figures, as the rows of a real one would stand. */
export async function addCount({ db, clock }: Services, counted: Counted): Promise<string> {
  const { place, operatorId, goal = 'register', brand = 'blue', visitors, converted, days = 10 } = counted;
  const id = newId();
  const endedAt = clock.now();
  const startedAt = new Date(endedAt.getTime() - days * 86_400_000);
  await db.$client.query(
    `insert into experiment (id, brand, place, kind, goal, why, planned_days, state, version, created_by, created_at)
     values ($1, $2, $3, 'count', $4, 'A first count', $5, 'planned', 1, $6, $7)`,
    [id, brand, place, goal, days, operatorId, startedAt],
  );
  await db.$client.query(
    `update experiment set state = 'running', started_by = $2, started_at = $3, version = 2 where id = $1`,
    [id, operatorId, startedAt],
  );
  await db.$client.query(
    `insert into experiment_count select $1, variant, $2, $3, $3 from unnest(array['a', 'b']) as variant`,
    [id, visitors, converted],
  );
  await db.$client.query(
    `update experiment set state = 'ended', ended_by = $2, ended_at = $3, end_reason = 'Counted', version = 3 where id = $1`,
    [id, operatorId, endedAt],
  );
  return id;
}

/** Of each variant of a test what its rows say. */
export async function countsOf({ db }: Services, id: string): Promise<Record<string, readonly number[]>> {
  const { rows } = await db.$client.query(
    'select variant, visitors, registered, ordered from experiment_count where experiment_id = $1',
    [id],
  );
  return Object.fromEntries(
    rows.map((row) => [row.variant, [row.visitors, row.registered, row.ordered]] as const),
  );
}
