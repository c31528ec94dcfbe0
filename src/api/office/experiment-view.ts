import type { z } from 'zod';
import type { ShownExperiment } from '#domain/content/experiment/list-experiments.ts';
import type { experimentSchema } from './experiments.contract.ts';

/** A test as the office shows it. */
export function experimentView(shown: ShownExperiment): z.input<typeof experimentSchema> {
  const { row, a, b, difference, verdict, people } = shown;
  const { textsA, textsB, baselineId, baselineVisitors, baselineConverted, differenceBp, plannedVisitors } =
    row;
  const isSized =
    baselineId !== null &&
    baselineVisitors !== null &&
    baselineConverted !== null &&
    differenceBp !== null &&
    plannedVisitors !== null;
  return {
    id: row.id,
    place: row.place,
    kind: row.kind,
    goal: row.goal,
    state: row.state,
    why: row.why,
    key: row.messageKey,
    texts: textsA === null || textsB === null ? null : { a: textsA, b: textsB },
    layout: row.layoutSwitch,
    plan: isSized
      ? {
          baseline_id: baselineId,
          baseline_visitors: baselineVisitors,
          baseline_converted: baselineConverted,
          difference_bp: differenceBp,
          visitors: plannedVisitors,
        }
      : null,
    planned_days: row.plannedDays,
    a,
    b,
    difference,
    verdict,
    created_at: row.createdAt.toISOString(),
    created_by: people.created,
    started_at: row.startedAt?.toISOString() ?? null,
    started_by: people.started,
    ended_at: row.endedAt?.toISOString() ?? null,
    ended_by: people.ended,
    end_reason: row.endReason,
    adopted_at: row.adoptedAt?.toISOString() ?? null,
    adopted_by: people.adopted,
    version: row.version,
  };
}
