import { findMember } from '#db/queries/office-member.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

/**
 * An operator asks for a member's break to end at another time. No one can do that, the owner included (docs/product/accounts.md): the answer is
 * always 'conflict', and the log keeps that it was asked for.
 */
export async function refuseShorter(
  services: Services,
  options: {
    readonly brand: string;
    readonly uuid: string;
    readonly until: Date | null;
    readonly operator: Operator;
  },
): Promise<never> {
  const { brand, uuid, until, operator } = options;
  const breakUntil = await services.db.transaction(async (tx) => {
    const account = await findMember(tx, { brand, uuid });
    if (account === null) throw new AppError('not_found', 'no such member of this brand');
    await appendAudit(tx, {
      at: services.clock.now(),
      brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: 'break.shorten_refused',
      subjectKind: 'account',
      subjectId: uuid,
      detail: { wanted: until?.toISOString() ?? null, stays: account.breakUntil?.toISOString() ?? null },
    });
    return account.breakUntil;
  });
  throw new AppError('conflict', 'a break cannot be shortened by anybody', {
    fields: { base: [{ key: 'office.breakStays' }] },
    data: { until: breakUntil?.toISOString() ?? null },
  });
}
