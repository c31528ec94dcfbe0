import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { plantLockedPicks } from '#tests/support/locked-picks.ts';
import { SMALL_SOURCE } from '#tests/support/small-season.ts';
import { listComing } from './list-coming.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await plantLockedPicks(test);
});
afterAll(() => test.close());

const list = (page: number, perPage: number, around?: string) =>
  listComing(test.services, { locale: 'en', isEntitled: true, page, perPage, around });

it('opens the page on which a game stands that somebody followed a link to', async () => {
  const { picks } = await list(1, 100);
  const games = [...new Set(picks.map(({ event }) => event.id))];
  expect(games.length).toBeGreaterThan(1);
  for (const game of games) {
    const shown = await list(1, 1, game);
    expect(shown.page).toBe(picks.findIndex(({ event }) => event.id === game) + 1);
    expect(shown.picks.map(({ event }) => event.id)).toEqual([game]);
  }
});

it('keeps a game without a pick in sight, on the page that was asked for', async () => {
  const poor = gameIdOf(SMALL_SOURCE, 'poor');
  const shown = await list(2, 1, poor);
  expect(shown.page).toBe(2);
  expect(shown.waiting.map(({ event, state }) => [event.id, state])).toContainEqual([poor, 'insufficient']);
});
