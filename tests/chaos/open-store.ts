import { insertCoupon } from '#db/queries/coupon.ts';
import { findOperatorByEmail, type OperatorRow } from '#db/queries/operator.ts';
import { insertOperatorSession } from '#db/queries/operator-session.ts';
import { saveNoticeSettings } from '#domain/accounts/notice/notice-settings.ts';
import { createOperator } from '#domain/accounts/operator/create-operator.ts';
import { grantPlan } from '#domain/money/subscription/grant-plan.ts';
import type { Services } from '#domain/services.ts';
import { fixedClock } from '#platform/clock.ts';
import { newId } from '#platform/id.ts';
import { hashToken, newToken } from '#platform/token.ts';
import { DAY_MS } from '#terms/durations.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite } from '#tests/support/site.ts';
import type { Buyer, Store } from './buyers.ts';

/** What they pay stays below what one operator may type in a day. */
const BUYERS_AN_OPERATOR = 3;

/**
 * A site with an operator at work, members who come one after the other, others whose orders ran out while no one looked, and others
 * whose plan ends in three days and who were not yet notified.
 */
export async function openStore(
  services: Services,
  options: { readonly sleepers: number; readonly leavers: number },
): Promise<{
  readonly store: Store;
  /** Orders that are due to expire. */
  readonly sleepers: readonly string[];
  /** Accounts that are due a reminder. */
  readonly leavers: readonly number[];
  /** One more member, for as long as anybody asks for one: anyone who waits for an order never waits in vain. */
  nextBuyer(): Promise<Buyer>;
}> {
  const now = services.clock.now();
  const past = (days: number) => ({
    ...services,
    clock: fixedClock(new Date(now.getTime() - days * DAY_MS)),
  });
  const site = await openSite(past(9));
  const couponCode = `KILL-${newId().slice(0, 8).toUpperCase()}`;
  await insertCoupon(services.db, {
    id: newId(),
    brand: 'blue',
    code: couponCode,
    type: 'fixed',
    value: 100,
    planIds: [],
    fromAt: past(9).clock.now(),
    untilAt: null,
    maxRedemptions: options.sleepers + 6,
    perMember: 9,
    firstOrderOnly: false,
    isPublic: false,
    status: 'active',
    reserved: 0,
    redeemed: 0,
    createdAt: now,
  });
  const store: Store = {
    couponCode,
    termsVersion: site.termsVersion,
    operatorToken: await signInOperator(services),
    planIds: (['weekly', 'monthly'] as const).map((period) => site.planId(period)),
  };
  let come = 0;
  let signingIn: Promise<string> = Promise.resolve('');
  const nextBuyer = async (): Promise<Buyer> => {
    if (come % BUYERS_AN_OPERATOR === 0) signingIn = signInOperator(services);
    come += 1;
    const [operatorToken, { member, token }] = await Promise.all([signingIn, makeMember(services)]);
    return { id: member.id, token, operatorToken };
  };
  const sleepers: string[] = [];
  const old = await openSite(past(6));
  for (let made = 0; made < options.sleepers; made += 1) {
    const { member } = await makeMember(past(6));
    sleepers.push((await old.order(member, 'monthly', { couponCode })).id);
  }
  const leavers: number[] = [];
  for (let made = 0; made < options.leavers; made += 1) {
    const { member } = await makeMember(past(9));
    const { id: accountId, brand } = member;
    // The plan comes last: a worker that is already running reminds as soon as it sees one, and by then knows the wish for e-mail.
    await saveNoticeSettings(past(9), { member, changes: { renewals: { mail: true } } });
    const now = past(9).clock.now();
    const grant = { brand, accountId, days: 12, grantedBy: 'test', reason: 'test', now };
    await services.db.transaction((tx) => grantPlan(tx, grant));
    leavers.push(accountId);
  }
  return { store, sleepers, leavers, nextBuyer };
}

/** An operator's token, as signing in would give it. */
export async function signInOperator(
  services: Services,
  role: OperatorRow['role'] = 'finance',
): Promise<string> {
  const email = `operator-${newId()}@example.com`;
  await createOperator(services, { email, role, brands: ['blue'] });
  const operator = await findOperatorByEmail(services.db, email);
  const [token, createdAt] = [newToken(), services.clock.now()];
  await insertOperatorSession(services.db, {
    id: newId(),
    operatorId: operator?.id ?? '',
    tokenHash: hashToken(token),
    createdAt,
    revokedAt: null,
    endsAt: new Date(createdAt.getTime() + DAY_MS),
    clientIp: '127.0.0.1',
    userAgent: '',
  });
  return token;
}
