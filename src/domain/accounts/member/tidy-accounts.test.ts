import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { tidyAccounts } from './tidy-accounts.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const DAY = 24 * 60;
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

it('removes what has ended and is old, and leaves members, their consents and what lives', async () => {
  test.setNow(NOW);
  const { member, token } = await makeMember(test.services);
  const forget = { method: 'POST', path: '/ai-accounts/forget-password', body: { email: member.email } };
  await callApi(test.services, forget);
  const count = async () => {
    const { rows } = await test.services.db.$client.query(
      `select (select count(*)::int from session) as sessions, (select count(*)::int from mail_token) as links,
        (select count(*)::int from outbox) as emails, (select count(*)::int from throttle) as throttles,
        (select count(*)::int from account) as accounts`,
    );
    return rows[0];
  };
  const whole = await count();
  expect(whole).toMatchObject({ sessions: 1, links: 1, emails: 1, accounts: 1 });
  test.setNow(minutesAfter(NOW, 5));
  await tidyAccounts(test.services);
  expect(await count()).toEqual(whole);
  expect((await callApi(test.services, { path: '/account', token })).status).toBe(200);
  test.setNow(minutesAfter(NOW, 40 * DAY));
  await tidyAccounts(test.services);
  expect(await count()).toEqual({ sessions: 0, links: 0, emails: 1, throttles: 0, accounts: 1 });
  test.setNow(minutesAfter(NOW, 91 * DAY));
  await tidyAccounts(test.services);
  expect(await count()).toMatchObject({ emails: 0, accounts: 1 });
});
