import { type AccountRow, insertAccount } from '#db/queries/account.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { passwordCost } from '#domain/foundation/security/password-cost.ts';
import { seedPlans } from '#domain/money/plan/seed-plans.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { hashPassword } from '#platform/password.ts';
import type { Locale } from '#terms/locales.ts';

type CommandedMember = {
  readonly brand: string;
  readonly email: string;
  readonly nickName: string;
  readonly password: string;
  readonly locale: Locale;
};

/**
 * Makes a member at the word of the person who runs the server: the address counts as confirmed, no e-mail is written, and the audit
 * log says so. Throws 'conflict' where the brand already has a member of this address.
 */
export async function createMember(services: Services, member: CommandedMember): Promise<AccountRow> {
  const { brand, email, nickName, password, locale } = member;
  const passwordHash = await hashPassword(password, passwordCost(services.env));
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const account = await insertAccount(tx, {
      uuid: newId(),
      brand,
      email,
      nickName,
      passwordHash,
      locale,
      status: 'active',
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    if (account === null) throw new AppError('conflict', `${brand} already has a member ${email}.`);
    await seedPlans(tx, { brand });
    await appendAudit(tx, {
      at: now,
      brand,
      actorKind: 'command',
      actorId: 'member',
      action: 'account.create',
      subjectKind: 'account',
      subjectId: account.uuid,
      detail: {},
    });
    return account;
  });
}
