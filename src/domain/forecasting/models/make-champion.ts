import { findSeatedModel, insertModelEvent, lockModels, takeSeat } from '#db/queries/model.ts';
import type { Forecaster } from '#domain/forecasting/engine/forecaster.ts';
import type { Services } from '#domain/services.ts';
import { auditModel, registerModel } from './register-model.ts';

const NOTE = 'Trained again on schedule, and better on the newest games than what was said live.';

/**
 * A model that was trained on schedule takes the live seat, and the one that sat there retires; the report says why. The
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
    const before = await findSeatedModel(tx, { source, sport, seat: 'live' });
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
    await takeSeat(tx, { source, sport, seat: 'live', modelId: row.id, since: now });
    await auditModel(tx, row, { now, action: 'model.live', by: null, detail: { report } });
    return row;
  });
  forecaster.become(model);
}
