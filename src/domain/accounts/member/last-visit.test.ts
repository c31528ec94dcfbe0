import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSession } from '#domain/accounts/session/create-session.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { findMemberByToken } from './find-member-by-token.ts';

const START = new Date('2026-11-20T08:00:00Z');
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

/**
 * The whole minutes from the start to the last visit, as known of anyone who comes with this token so many minutes later; null for no
 * visit. The clock of the services runs on once it is set, so that single milliseconds say nothing.
 */
async function lastVisit(token: string, after: number): Promise<number | null> {
  test.setNow(minutes(after));
  const member = await findMemberByToken(test.services, { brand: 'blue', token });
  const at = member?.lastVisitAt ?? null;
  return at && Math.floor((at.getTime() - START.getTime()) / 60_000);
}

it('is none on the first visit, however long it lasts', async () => {
  test.setNow(START);
  const { token } = await makeMember(test.services);
  expect(await lastVisit(token, 25)).toBeNull();
  expect(await lastVisit(token, 50)).toBeNull();
});

it('is when the reader was last here, and stays so during the visit', async () => {
  test.setNow(START);
  const { token } = await makeMember(test.services);
  await lastVisit(token, 20);
  expect(await lastVisit(token, 300)).toBe(20);
  expect(await lastVisit(token, 315)).toBe(20);
  expect(await lastVisit(token, 900)).toBe(315);
});

it('is known to a new session from the ones before it', async () => {
  test.setNow(START);
  const { token, member } = await makeMember(test.services);
  await lastVisit(token, 40);
  test.setNow(minutes(600));
  const options = { brand: 'blue', accountId: member.id, method: 'password', userAgent: null } as const;
  const { token: another } = await test.services.db.transaction((tx) =>
    createSession(tx, { ...options, clientIp: '127.0.0.1', now: minutes(600) }),
  );
  expect(await lastVisit(another, 601)).toBe(40);
});
