import type { Transaction } from '#db/client.ts';
import {
  countModelEvents,
  endRole,
  findModel,
  findModelInRole,
  giveRole,
  insertModelEvent,
  listModelEvents,
  lockModels,
  type ModelRow,
  type ModelState,
} from '#db/queries/model.ts';
import { modelName } from '#domain/forecasting/engine/hyper-parameters.ts';
import { assertVersion } from '#domain/foundation/audit/assert-current.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { compareShadow } from './compare-shadow.ts';
import { auditModel } from './register-model.ts';

/**
 * What may become of a model: trained → shadow → live → retired; a shadow may retire without having been live, a retired one may
 * go into the shadow again, and one that was live before may take its place back at once.
 */
const STEPS: Readonly<Record<ModelState, readonly ModelState[]>> = {
  trained: ['shadow', 'retired'],
  shadow: ['live', 'retired'],
  live: [],
  retired: ['shadow', 'live'],
};

type WantedState = Exclude<ModelState, 'trained'>;

/**
 * An operator puts a model into the shadow, promotes it, rolls back to it or retires it. Promotion keeps the report of that
 * moment beside the note. Throws conflict where the models of the sport have changed since they were looked at, and for a step
 * that does not exist.
 */
export async function changeModelState(
  services: Services,
  options: {
    readonly modelId: string;
    readonly state: WantedState;
    readonly note: string;
    /** How many changes of the sport's models the operator had seen. */
    readonly version: number;
    readonly operator: Operator;
  },
): Promise<ModelRow> {
  const { modelId, state, operator, version } = options;
  const model = await findModel(services.db, modelId);
  if (model === null) throw new AppError('not_found', 'no such model');
  const report = state === 'live' ? await compareShadow(services, modelId) : null;
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    await lockModels(tx, model);
    await assertUnchanged(tx, model, version);
    const events = await listModelEvents(tx, [modelId]);
    const before = events[0]?.state ?? 'trained';
    assertStep(
      before,
      state,
      events.some((event) => event.state === 'live'),
    );
    const note = { at: now, by: operator.email, note: options.note };
    const displaced = await moveRoles(tx, { model, state, now });
    if (displaced !== null) {
      await insertModelEvent(tx, { ...note, modelId: displaced.id, state: 'retired' });
    }
    await insertModelEvent(tx, { ...note, modelId, state, report });
    await auditModel(tx, model, {
      now,
      by: operator.id,
      action: `model.${state}`,
      detail: {
        before,
        after: state,
        note: options.note,
        displaced: displaced === null ? null : modelName(displaced),
        ...(report === null ? {} : { verdict: report.verdict, games: report.total.n }),
      },
    });
  });
  return model;
}

/** Two operators who decide at once: the second learns of the first. */
async function assertUnchanged(tx: Transaction, model: ModelRow, seen: number): Promise<void> {
  const actual = await countModelEvents(tx, model);
  if (actual === seen) return;
  const live = await findModelInRole(tx, { ...model, role: 'live' });
  const [last] = await listModelEvents(tx, live === null ? [model.id] : [model.id, live.id]);
  assertVersion({ seen, actual, last: last ?? null });
}

function assertStep(before: ModelState, state: ModelState, wasLive: boolean): void {
  const isStep = STEPS[before].includes(state) && (before !== 'retired' || state !== 'live' || wasLive);
  if (isStep) return;
  throw new AppError('conflict', `${before} cannot become ${state}`, {
    fields: { base: [{ key: 'office.models.noSuchStep' }] },
    data: { state: before },
  });
}

/** Gives and ends roles; answers which model lost its role by it. */
async function moveRoles(
  tx: Transaction,
  { model, state, now }: { readonly model: ModelRow; readonly state: ModelState; readonly now: Date },
): Promise<ModelRow | null> {
  await endRole(tx, model.id);
  if (state !== 'live' && state !== 'shadow') return null;
  const displaced = await findModelInRole(tx, { ...model, role: state });
  const { source, sport, id: modelId } = model;
  await giveRole(tx, { source, sport, role: state, modelId, since: now });
  return displaced;
}
