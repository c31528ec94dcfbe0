import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOperatorByEmail } from '#db/queries/operator.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makeOperator } from '#tests/support/office.ts';
import { openSite } from '#tests/support/site.ts';
import { grantDays } from './grant-days.ts';

const NOW = new Date('2026-11-20T04:00:00Z');
let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  test.setNow(NOW);
  await openSite(test.services);
});
afterAll(() => test.close());

it('counts the days that a member was given in the last thirty', async () => {
  const { email } = await makeOperator(test.services, { role: 'support' });
  const operator = await findOperatorByEmail(test.services.db, email);
  const { member } = await makeMember(test.services);
  if (operator === null) throw new Error('no operator');
  const give = async (days: number, daysLater: number) => {
    test.setNow(new Date(NOW.getTime() + daysLater * DAY_MS));
    const gift = { brand: 'blue', uuid: member.uuid, days, reason: 'goodwill', operator };
    return (await grantDays(test.services, gift)).outcome;
  };
  expect(await give(7, 0)).toBe('granted');
  expect(await give(1, 29)).toBe('proposed');
  expect(await give(1, 31)).toBe('granted');
});
