import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertFeedAnswer } from '#db/queries/feed-answer.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertSmallSeason, smallGame, smallState } from '#tests/support/small-season.ts';

const START = new Date('2016-11-20T11:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const LIVE = 'the-odds-api';

let test: TestServices;
beforeAll(async () => {
  test = await testServices({ ODDS_API_KEY: 'key' });
  await insertSmallSeason(test.services, {
    games: [smallGame({ key: 'live', startAt: START })],
    states: [
      smallState({ gameKey: 'live', knownAt: after(1), status: 'in_progress', homeScore: 0, awayScore: 0 }),
    ],
    source: LIVE,
  });
});
afterAll(() => test.close());

const answerAt = (askedAt: Date, failure: string | null = null) =>
  insertFeedAnswer(test.services.db, {
    source: LIVE,
    endpoint: 'scores',
    leagueId: 'EPL',
    daysFrom: 0,
    askedAt,
    status: failure === null ? 304 : 401,
    failure,
    refused: [],
  });
const asked = async (query = '') =>
  (await callApi(test.services, { path: `/sport/in-play/list${query}` })).meta;

it('is the last good answer about the scores, and stands still while the provider refuses', async () => {
  test.setNow(after(2));
  expect(await asked()).toMatchObject({ as_of: START.toISOString() });
  await answerAt(after(3));
  await answerAt(after(4), 'status 401 OUT_OF_USAGE_CREDITS');
  test.setNow(after(60));
  const meta = await asked();
  expect(meta).toMatchObject({ as_of: after(3).toISOString(), total: 1 });
  expect(Date.parse(String(meta.answered_at))).toBeGreaterThanOrEqual(after(60).getTime());
  // An answer without news is a good one: the scores stand as of then.
  await answerAt(after(59));
  expect(await asked('?league=EPL')).toMatchObject({ as_of: after(59).toISOString() });
});
