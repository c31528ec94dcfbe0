import { listStuckEmails, requeueEmail } from '#db/queries/outbox-state.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { maskEmail } from '#domain/foundation/security/mask-personal.ts';
import type { Services } from '#domain/services.ts';
import { sendEmailJob } from '#jobs/send-email.job.ts';
import { AppError } from '#platform/app-error.ts';

/** The e-mails of an operator's brands that the mail server did not take, the oldest first; whom they are for is masked. */
export async function listStuck(
  { db }: Services,
  options: {
    readonly brands: readonly string[];
    /** Left out: whether they wait or were given up. */
    readonly status?: 'queued' | 'failed' | undefined;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { brands, status, page, perPage } = options;
  const { items, total } = await listStuckEmails(db, {
    brands,
    status,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return { items: items.map((item) => ({ ...item, recipient: maskEmail(item.recipient) })), total };
}

/** Sends an e-mail that was given up once more, with all its tries. Throws 'not_found' where it is none of their brands that failed. */
export async function retryEmail(
  services: Services,
  options: { readonly id: string; readonly reason: string; readonly by: Operator },
): Promise<{ readonly template: string }> {
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const found = await requeueEmail(tx, { id: options.id, brands: options.by.brands, now });
    if (found === null) throw new AppError('not_found', 'no such e-mail was given up');
    await services.queue?.enqueue(tx, sendEmailJob);
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: options.by.id,
      action: 'email.retry',
      brand: found.brand,
      subjectKind: 'email',
      subjectId: options.id,
      detail: { template: found.template, reason: options.reason },
    });
    return { template: found.template };
  });
}
