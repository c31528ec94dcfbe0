import type { Transaction } from '#db/client.ts';
import {
  findModelInRole,
  giveRole,
  insertModel,
  insertModelEvent,
  lockModels,
  type ModelRow,
  type ModelState,
} from '#db/queries/model.ts';
import type { Forecaster } from '#domain/forecasting/engine/forecaster.ts';
import { modelName } from '#domain/forecasting/engine/hyper-parameters.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import type { AuditAction } from '#terms/audit-actions.ts';
import { heldOutFrom } from './held-out.ts';

type By = { readonly by: string; readonly note: string; readonly report?: unknown };

/** Counts a forecaster as the next model of its sport. The caller holds the lock, and says what the model is used for. */
export async function registerModel(
  tx: Transaction,
  options: By & { readonly forecaster: Forecaster; readonly state: ModelState; readonly now: Date },
): Promise<ModelRow> {
  const { forecaster, state, now, by, note, report } = options;
  const { source, sport } = forecaster;
  const row = await insertModel(tx, {
    id: newId(),
    source,
    sport,
    trainedAt: now,
    trainedBy: by,
    heldOutFrom: heldOutFrom(now),
    ...forecaster.fields(),
  });
  await insertModelEvent(tx, { modelId: row.id, state, at: now, by, note, report: report ?? null });
  return row;
}

/** A site's first model of a sport goes live by itself; where one is live nothing is done. */
export async function promoteFirstModel(services: Services, forecaster: Forecaster): Promise<void> {
  const { source, sport } = forecaster;
  if (forecaster.learnedUntil === null) return;
  const now = services.clock.now();
  const model = await services.db.transaction(async (tx) => {
    await lockModels(tx, { source, sport });
    if ((await findModelInRole(tx, { source, sport, role: 'live' })) !== null) return null;
    const by = { by: 'system', note: 'The first model of its sport.' };
    const row = await registerModel(tx, { forecaster, state: 'live', now, ...by });
    await giveRole(tx, { source, sport, role: 'live', modelId: row.id, since: now });
    await auditModel(tx, row, { now, action: 'model.live', by: null, detail: { note: by.note } });
    return row;
  });
  if (model !== null) forecaster.become(model);
}

/** Writes into the log what was done with a model. */
export async function auditModel(
  tx: Transaction,
  model: Pick<ModelRow, 'id' | 'sport' | 'number'>,
  options: {
    readonly now: Date;
    readonly action: AuditAction;
    /** The operator's id; null for the worker itself. */
    readonly by: string | null;
    readonly detail: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const actor =
    options.by === null
      ? ({ actorKind: 'system', actorId: 'model-room' } as const)
      : ({ actorKind: 'operator', actorId: options.by } as const);
  await appendAudit(tx, {
    at: options.now,
    ...actor,
    action: options.action,
    subjectKind: 'model',
    subjectId: model.id,
    detail: { model: modelName(model), ...options.detail },
  });
}
