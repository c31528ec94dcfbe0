import type { ExperimentRow } from '#db/queries/experiment.ts';

/** What the log says of a test. */
export function experimentPicture(row: ExperimentRow): Readonly<Record<string, unknown>> {
  return {
    state: row.state,
    place: row.place,
    kind: row.kind,
    goal: row.goal,
    why: row.why,
    message: row.messageKey,
    a: row.textsA,
    b: row.textsB,
    layout: row.layoutSwitch,
    baseline: row.baselineId,
    baseline_visitors: row.baselineVisitors,
    baseline_converted: row.baselineConverted,
    difference_bp: row.differenceBp,
    planned_visitors: row.plannedVisitors,
    planned_days: row.plannedDays,
    adopted: row.adoptedAt !== null,
  };
}
