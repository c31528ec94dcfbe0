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

/** What is known of the last visit of anyone who comes with this token so many minutes later. */
async function lastVisitAt(token: string, after: number) {
  test.setNow(minutes(after));
  return (await findMemberByToken(test.services, { brand: 'blue', token }))?.lastVisitAt ?? null;
}

it('is none on the first visit, however long it lasts', async () => {
  test.setNow(START);
  const { token } = await makeMember(test.services);
  expect(await lastVisitAt(token, 25)).toBeNull();
  expect(await lastVisitAt(token, 50)).toBeNull();
});

it('is when the reader was last here, and stays so during the visit', async () => {
  test.setNow(START);
  const { token } = await makeMember(test.services);
  await lastVisitAt(token, 20);
  expect(await lastVisitAt(token, 300)).toEqual(minutes(20));
  expect(await lastVisitAt(token, 315)).toEqual(minutes(20));
  expect(await lastVisitAt(token, 900)).toEqual(minutes(315));
});

it('is known to a new session from the ones before it', async () => {
  test.setNow(START);
  const { token, member } = await makeMember(test.services);
  await lastVisitAt(token, 40);
  test.setNow(minutes(600));
  const options = { brand: 'blue', accountId: member.id, method: 'password', userAgent: null } as const;
  const { token: another } = await test.services.db.transaction((tx) =>
    createSession(tx, { ...options, clientIp: '127.0.0.1', now: minutes(600) }),
  );
  expect(await lastVisitAt(another, 601)).toEqual(minutes(40));
});
