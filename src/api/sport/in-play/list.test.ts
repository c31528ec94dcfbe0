import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertSmallSeason, smallGame, smallState } from '#tests/support/small-season.ts';

const NOW = new Date('2016-11-20T12:00:00Z');
let test: TestServices;

beforeAll(async () => {
  test = await testServices();
  const startAt = new Date('2016-11-20T11:00:00Z');
  await insertSmallSeason(test.services, {
    games: [smallGame({ key: 'live', startAt }), smallGame({ key: 'over', startAt })],
    states: [
      smallState({
        gameKey: 'live',
        knownAt: startAt,
        status: 'in_progress',
        homeScore: 0,
        awayScore: 0,
        elapsed: 0,
      }),
      smallState({ gameKey: 'over', knownAt: startAt, status: 'in_progress', homeScore: 0, awayScore: 0 }),
      smallState({ gameKey: 'over', knownAt: NOW, status: 'completed', homeScore: 0, awayScore: 4 }),
    ],
  });
  test.setNow(new Date(NOW.getTime() + 1000));
});
afterAll(() => test.close());

describe('200', () => {
  it('lists the games in play, as of an instant', async () => {
    const { data, meta } = await callApi(test.services, { path: '/sport/in-play/list?league=EPL' });
    expect(data).toMatchObject([{ status: 'in_progress', score: { home: 0, away: 0 } }]);
    expect(meta).toMatchObject({ total: 1 });
    expect(Date.parse(String(meta.as_of))).toBeGreaterThanOrEqual(NOW.getTime());
    expect(meta.ended_at).toBe(NOW.toISOString());
  });

  it('lists none of a sport in which no one plays', async () => {
    expect((await callApi(test.services, { path: '/sport/in-play/list?sport=baseball' })).data).toEqual([]);
  });
});

describe('422', () => {
  it('refuses a league id that cannot be one', async () => {
    expect(
      (await callApi(test.services, { path: '/sport/in-play/list?league=premier%20league' })).status,
    ).toBe(422);
  });
});
