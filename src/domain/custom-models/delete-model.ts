import { markModelDeleted } from '#db/queries/custom-model.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { requireModel } from './store-model.ts';

/**
 * Takes a model off the member's list. Its record and its trial stay, since anyone who deletes their losers falsifies their own record;
 * a run at work ends by itself. Throws 'not_found' for another one's and for one that is deleted already.
 */
export async function deleteModel(
  services: Services,
  { id, member }: { readonly id: string; readonly member: Pick<Member, 'id'> },
): Promise<void> {
  await requireModel(services, { id, member });
  if (await markModelDeleted(services.db, id, services.clock.now())) return;
  throw new AppError('not_found', `model ${id} is deleted already`);
}
