import { insertOpening, listRuns } from '#db/queries/custom-model.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { lockBoxView } from './model-view.ts';
import { requireModel } from './store-model.ts';

/**
 * Opens the locked part of a model's backtest. The database keeps one opening for a model, so of two that ask at once one is
 * refused. Throws 'conflict' before the run is ready and after it was opened, 'not_found' for another one's model.
 */
export async function openLockBox(
  services: Services,
  { id, member }: { readonly id: string; readonly member: Pick<Member, 'id'> },
) {
  const { db, clock } = services;
  await requireModel(services, { id, member });
  const [run] = await listRuns(db, [id]);
  if (run === undefined) throw conflict('models.lockBoxNotReady');
  if (!(await insertOpening(db, id, clock.now()))) throw conflict('models.lockBoxOpened');
  const [opened] = await listRuns(db, [id]);
  return lockBoxView(opened);
}

function conflict(key: string): AppError {
  return new AppError('conflict', key, { fields: { base: [{ key }] } });
}
