import { findMember } from '#db/queries/office-member.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

type RevealedMember = { readonly email: string; readonly phone: string | null };

/** A member's personal data without the mask. The log keeps who looked, when and why; without that row nothing is shown. */
export async function revealMember(
  services: Services,
  options: {
    readonly brand: string;
    readonly uuid: string;
    readonly reason: string;
    readonly operator: Operator;
  },
): Promise<RevealedMember> {
  const { brand, uuid, reason, operator } = options;
  return services.db.transaction(async (tx) => {
    const account = await findMember(tx, { brand, uuid });
    if (account === null) throw new AppError('not_found', 'no such member of this brand');
    await appendAudit(tx, {
      at: services.clock.now(),
      brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: 'member.revealed',
      subjectKind: 'account',
      subjectId: uuid,
      detail: { reason },
    });
    return { email: account.email, phone: account.phone };
  });
}
