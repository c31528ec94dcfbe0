import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertFeedAnswer, listCaughtUp } from './feed-answer.ts';

const now = new Date('2026-11-20T12:00:00Z');
const SOURCE = 'the-odds-api';
const options = { source: SOURCE, from: new Date(now.getTime() - 4 * DAY_MS), gapS: 7 * 3600 };

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

async function answer(
  leagueId: string,
  hoursAgo: number,
  question: { readonly endpoint: 'events' | 'scores'; readonly daysFrom: number },
) {
  await insertFeedAnswer(test.services.db, {
    source: SOURCE,
    leagueId,
    ...question,
    askedAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
    status: 200,
    refused: [],
  });
}

/** Asked for its games every six hours. */
async function follow(leagueId: string, { from, until = 0 }: { from: number; until?: number }) {
  for (let hours = from; hours >= until; hours -= 6)
    await answer(leagueId, hours, { endpoint: 'events', daysFrom: 0 });
}

const results = { endpoint: 'scores', daysFrom: 3 } as const;

it('says for each league whether the results of its own silence were asked for', async () => {
  await follow('EPL', { from: 240 });
  // Added to a site that has run for days.
  await follow('NPB', { from: 12 });
  await follow('EREDIVISIE', { from: 12 });
  await answer('EREDIVISIE', 11, results);
  // No longer covered for two days, and for longer than the results reach back; before, its results were asked for.
  await follow('NBA', { from: 240, until: 60 });
  await answer('NBA', 230, results);
  await follow('NBA', { from: 6 });
  await follow('MLB', { from: 240, until: 150 });
  await follow('MLB', { from: 6 });
  await follow('LIGUE_1', { from: 240, until: 150 });
  await follow('LIGUE_1', { from: 6 });
  await answer('LIGUE_1', 5, results);
  const leagues = await listCaughtUp(test.services.db, options);
  expect(leagues.sort()).toEqual(['EPL', 'EREDIVISIE', 'LIGUE_1']);
});
