import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import type { UsedKey } from './used-key.ts';

/** Notes that a program is about to write in the office with an operator's key, so that the log separates its actions from the person's own. */
export async function noteKeyCall(
  services: Services,
  { operatorId, key, call }: { readonly operatorId: string; readonly key: UsedKey; readonly call: string },
): Promise<void> {
  await services.db.transaction((tx) =>
    appendAudit(tx, {
      at: services.clock.now(),
      actorKind: 'operator',
      actorId: operatorId,
      action: 'api_key.called',
      subjectKind: 'api_key',
      subjectId: key.id,
      detail: { name: key.name, call },
    }),
  );
}
