import { type ApiKeyOwner, revokeApiKey } from '#db/queries/api-key.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

/** Ends a key of a person; the next call with it is refused. Throws 'not_found' for one that is not theirs, as for one that does not exist. */
export async function endKey(
  services: Services,
  { owner, id }: { readonly owner: ApiKeyOwner; readonly id: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const ended = await revokeApiKey(tx, owner, { id, now });
    if (ended === null) throw new AppError('not_found', 'no such good key of theirs');
    if (!('operatorId' in owner)) return;
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: owner.operatorId,
      action: 'api_key.ended',
      subjectKind: 'api_key',
      subjectId: id,
      detail: { name: ended.name },
    });
  });
}
