import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSubscribeQuery, subscribeAddress } from './subscribe-query.ts';

const read = (search: string, usual: readonly string[] = []) =>
  readSubscribeQuery(new URLSearchParams(search), usual);

it('reads back what it wrote', () => {
  const query = fc.record({
    planId: fc.option(fc.integer({ min: 1, max: 10_000 })),
    coupon: fc.option(fc.stringMatching(/^[A-Z0-9-]{4,32}$/)),
    isOnlyChecked: fc.boolean(),
    dropped: fc.option(fc.stringMatching(/^[A-Z0-9-]{4,32}$/)),
    unit: fc.integer({ min: 10, max: 1_000_000 }),
    leagues: fc.array(fc.constantFrom('EPL', 'NBA', 'MLB'), { maxLength: 3 }),
    usualLeagues: fc.array(fc.constantFrom('EPL', 'NBA'), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(query, (given) => {
      const isOnlyChecked = given.coupon !== null && given.isOnlyChecked;
      expect(read(subscribeAddress(given), given.usualLeagues)).toEqual({ ...given, isOnlyChecked });
    }),
  );
});

it.each([
  '?plan=x&unit=1e9&leagues=../etc,epl',
  '?dropped=Read+this:+evil.example',
  '?unit=-5',
  '?unit=NaN&plan=1.5',
  '',
])('takes %j for no choice at all', (search) =>
  expect(read(search)).toEqual({
    planId: null,
    coupon: null,
    isOnlyChecked: false,
    dropped: null,
    unit: 1000,
    leagues: [],
    usualLeagues: [],
  }),
);
