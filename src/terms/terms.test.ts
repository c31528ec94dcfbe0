import * as predict from '@trueline/predict';
import { expect, it } from 'vitest';
import { BET_TYPES, METHODS, SIDES } from './bets.ts';
import { BRAND_ZONE, BRAND_ZONE_OFFSET_MS } from './brand-zone.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, WEEK_MS } from './durations.ts';
import { TIERS } from './forecasts.ts';
import { PICK_RESULTS, RECORD_RESULTS, SETTLED_RESULTS } from './results.ts';
import { SPORTS } from './sports.ts';

it.each([
  ['sports', SPORTS, predict.SPORTS],
  ['bet types', BET_TYPES, predict.BET_TYPES],
  ['tiers', TIERS, predict.TIERS],
  ['methods', METHODS, predict.MODEL_STRATEGIES],
])(
  'the package that forecasts knows the same %s',
  (_, terms: readonly string[], theirs: readonly string[]) => {
    expect(terms.toSorted()).toEqual(theirs.toSorted());
  },
);

it('has each length of time as its clock counts it', () => {
  expect([SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS, WEEK_MS]).toEqual([
    1000, 60_000, 3_600_000, 86_400_000, 604_800_000,
  ]);
});

it('says the offset that its zone has in every month', () => {
  for (let month = 0; month < 12; month += 1) {
    const noon = new Date(Date.UTC(2026, month, 15, 4));
    const there = new Intl.DateTimeFormat('en-GB', { timeZone: BRAND_ZONE, timeStyle: 'short' }).format(noon);
    expect(there).toBe(`${String(4 + BRAND_ZONE_OFFSET_MS / HOUR_MS).padStart(2, '0')}:00`);
  }
});

it('knows of a published pick all that a settled one can be, and of the record one more', () => {
  expect(PICK_RESULTS).toEqual([...SETTLED_RESULTS, 'not_completed']);
  expect(RECORD_RESULTS.filter((result) => result !== 'pass')).toEqual([...PICK_RESULTS]);
  expect(new Set(SIDES).size).toBe(SIDES.length);
});
