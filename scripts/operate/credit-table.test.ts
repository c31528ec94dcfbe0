import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { monthNeed } from '#feeds/the-odds-api/month-need.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import { creditTable } from './credit-table.ts';

it('the documents say the credits that the program computes', () => {
  const text = readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8');
  expect(text).toContain(creditTable());
});

it('one game a month costs its scores, its odds and its last odds; none costs nothing', () => {
  const [game] = embeddedLeague('EPL');
  if (game === undefined) throw new Error('no game');
  expect(monthNeed([])).toEqual({ most: 0, closings: 0, average: 0 });
  const need = monthNeed([{ ...game, startAt: new Date('2018-03-15T15:00:00Z') }]);
  expect(need.closings).toBe(3);
  // 115 minutes of live scores, one credit each and two from the earliest end on, and some dozens of questions about odds.
  expect(need.most).toBeGreaterThan(115 + 3);
  expect(need.most).toBeLessThan(500);
  expect(need.average).toBe(need.most);
});
