import { findAccountByEmail } from '#db/queries/account.ts';
import type { SubscriptionRow } from '#db/queries/subscription.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { grantPlan } from './grant-plan.ts';

type CommandedGrant = {
  readonly brand: string;
  readonly email: string;
  readonly days: number;
  readonly reason: string;
};

/**
 * Gives the member of an address a plan at the word of the person who runs the server. It stands in the audit log as granted, and no
 * revenue comes of it. Throws 'not_found' for an address without a member.
 */
export async function grantToMember(
  services: Services,
  { brand, email, days, reason }: CommandedGrant,
): Promise<SubscriptionRow> {
  const account = await findAccountByEmail(services.db, { brand, email });
  if (account === null) throw new AppError('not_found', `${brand} has no member ${email}.`);
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const grant = { brand, accountId: account.id, days, grantedBy: 'command', reason, now };
    const row = await grantPlan(tx, grant);
    await appendAudit(tx, {
      at: now,
      brand,
      actorKind: 'command',
      actorId: 'member',
      action: 'subscription.grant',
      subjectKind: 'account',
      subjectId: account.uuid,
      detail: { subscription: row.id, days, reason, endAt: row.endAt.toISOString() },
    });
    return row;
  });
}
