import { retryFailedJob } from '#db/queries/job.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

/** Gives a job that was given up one more try. Throws 'not_found' where it is none that failed, 'conflict' where its kind waits already. */
export async function retryJob(
  services: Services,
  options: { readonly id: string; readonly reason: string; readonly by: Operator },
): Promise<{ readonly name: string }> {
  return services.db.transaction(async (tx) => {
    const found = await retryFailedJob(tx, options.id);
    if (found === null) throw new AppError('not_found', 'no such job was given up');
    if (found === 'waiting') {
      throw new AppError('conflict', 'the same job waits already', {
        fields: { base: [{ key: 'office.jobWaits' }] },
      });
    }
    await appendAudit(tx, {
      at: services.clock.now(),
      actorKind: 'operator',
      actorId: options.by.id,
      action: 'job.retry',
      subjectKind: 'job',
      subjectId: options.id,
      detail: { name: found.name, reason: options.reason },
    });
    return found;
  });
}
