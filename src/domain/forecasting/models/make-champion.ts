import { findModelInRole, giveRole, insertModelEvent, lockModels } from '#db/queries/model.ts';
import type { Forecaster } from '#domain/forecasting/engine/forecaster.ts';
import type { Services } from '#domain/services.ts';
import { auditModel, registerModel } from './register-model.ts';

const NOTE = 'Trained again on schedule, and better on the newest games than what was said live.';

/**
 * A model that was trained on schedule goes live, and the one before it retires; the report says why. The
 * recipe is the same, so nothing of this needs an operator; each change of the recipe does.
 */
export async function makeChampion(
  services: Services,
  { forecaster, report }: { readonly forecaster: Forecaster; readonly report: unknown },
): Promise<void> {
  const { source, sport } = forecaster;
  const now = services.clock.now();
  const model = await services.db.transaction(async (tx) => {
    await lockModels(tx, { source, sport });
    const before = await findModelInRole(tx, { source, sport, role: 'live' });
    const row = await registerModel(tx, { forecaster, state: 'live', now, by: 'system', note: NOTE, report });
    if (before !== null) {
      await insertModelEvent(tx, {
        modelId: before.id,
        state: 'retired',
        at: now,
        by: 'system',
        note: `Its place was taken by ${sport}-${row.number}.`,
      });
    }
    await giveRole(tx, { source, sport, role: 'live', modelId: row.id, since: now });
    await auditModel(tx, row, { now, action: 'model.live', by: null, detail: { report } });
    return row;
  });
  forecaster.become(model);
}
