import { insertAccount } from '#db/queries/account.ts';
import { findMemberByToken } from '#domain/accounts/member/find-member-by-token.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { createSession } from '#domain/accounts/session/create-session.ts';
import { seedPlans } from '#domain/money/plan/seed-plans.ts';
import { grantPlan } from '#domain/money/subscription/grant-plan.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { hashPassword, QUICK_COST } from '#platform/password.ts';

export type MadeMember = {
  readonly member: Member;
  /** Of a living session; `callApi` takes it. */
  readonly token: string;
  readonly password: string;
};

export type MemberWishes = {
  readonly brand?: string;
  readonly email?: string;
  readonly nickName?: string;
  /** With a plan of so many days from now; without one where it is left out. */
  readonly planDays?: number;
  readonly status?: 'active' | 'unverified' | 'suspended';
  /** On a break until then. */
  readonly breakUntil?: Date;
};

const PASSWORD = 'a quiet harbour at noon';

/** A signed-in member of a brand, ready for calls; a second one gets another address. */
export async function makeMember(services: Services, wishes: MemberWishes = {}): Promise<MadeMember> {
  const { brand = 'blue', email = `member-${newId()}@example.com`, planDays } = wishes;
  const now = services.clock.now();
  const passwordHash = await hashPassword(PASSWORD, QUICK_COST);
  const token = await services.db.transaction(async (tx) => {
    const account = await insertAccount(tx, {
      uuid: newId(),
      brand,
      email,
      nickName: wishes.nickName ?? 'Member',
      passwordHash,
      status: wishes.status ?? 'active',
      locale: 'en',
      createdAt: now,
      updatedAt: now,
      emailVerifiedAt: now,
      ...(wishes.breakUntil ? { breakFrom: now, breakUntil: wishes.breakUntil } : {}),
    });
    if (account === null) throw new Error(`${brand} already has a member ${email}`);
    const accountId = account.id;
    if (planDays !== undefined) {
      await seedPlans(tx, { brand });
      await grantPlan(tx, { brand, accountId, days: planDays, grantedBy: 'test', reason: 'test', now });
    }
    const session = { brand, accountId, method: 'password', userAgent: null, clientIp: '127.0.0.1' } as const;
    return (await createSession(tx, { ...session, now })).token;
  });
  const member = await findMemberByToken(services, { brand, token });
  if (member === null) throw new Error('The new session is not alive.');
  return { member, token, password: PASSWORD };
}
