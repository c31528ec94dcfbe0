import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { addressOfShownDay } from './data.server.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  test.setNow(new Date('2026-11-22T12:00:00Z'));
});
afterAll(() => test.close());

const leadsTo = (search: string) =>
  addressOfShownDay(
    makePageContext(test.services, { path: '/schedule' }),
    new Request(`https://site.example/en/schedule${search}`),
  );

describe('the day of the address', () => {
  it.each(['', '?date=2026-11-22', '?date=2026-09-23&sport=soccer', '?date=2026-12-22'])(
    'is shown as it is for %j',
    (search) => expect(leadsTo(search)).toBeNull(),
  );

  it.each([
    ['?date=2026-06-01&sport=soccer', '/en/schedule?date=2026-09-23&sport=soccer'],
    ['?date=2027-06-01', '/en/schedule?date=2026-12-22'],
    ['?date=2026-02-30&league=EPL', '/en/schedule?league=EPL'],
    ['?date=tomorrow', '/en/schedule'],
  ])('leads from %j to the address of the day that is shown', (search, address) =>
    expect(leadsTo(search)).toBe(address),
  );
});
