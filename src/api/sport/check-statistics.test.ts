import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { deliverNotices } from '#domain/accounts/inbox/deliver-notices.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame } from '#tests/support/small-season.ts';
import { checkStatisticsContract } from './check-statistics.contract.ts';

let test: TestServices;
let played: PlayedRecord;
let token: string;
let starts: Date[];

/** Greens have played nothing and play six times more, Blues have played twice; the sixth game is the one that is asked about. */
beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 2);
  starts = [1, 2, 3, 4, 5, 6].map((day) => minutesAfter(played.now, 600 + day * 1440));
  await insertSmallSeason(test.services, {
    games: starts.map((startAt, index) =>
      smallGame({ key: `next ${index}`, startAt, homeKey: 'EPL/Greens' }),
    ),
  });
  token = (await makeMember(test.services)).token;
});
afterAll(() => test.close());

const ask = (query: string, as: string | null = token) =>
  callApi(test.services, { path: `/sport/check-statistics?event_id=${query}`, token: as });
const check = async (event: string) => checkStatisticsContract.data.parse((await ask(event)).data);
const resultAfter = (at: Date | undefined) => minutesAfter(at ?? new Date(0), 180).toISOString();

describe('200', () => {
  it('has nothing to say against a game that was analysed', async () => {
    expect(await check(played.comingGame)).toMatchObject({ sufficient: true, missing: [], in_time: true });
  });

  it('lists what is missing, with the fixture after which the schedule will meet it', async () => {
    const found = await check(played.poorGame);
    expect(found).toMatchObject({ sufficient: false, in_time: false, notice: false });
    expect(found.missing).toEqual([
      // The poor game itself is Greens' first; the fifth is the fourth after it.
      { code: 'home_games', have: 0, need: 5, expected_at: resultAfter(starts[3]) },
      { code: 'away_games', have: 2, need: 5, expected_at: resultAfter(starts[0]) },
      { code: 'no_odds', have: 0, need: 1, expected_at: null },
    ]);
  });

  it('flips without anybody’s doing, and then notifies who asked', async () => {
    const body = { event_id: played.poorGame };
    await callApi(test.services, { method: 'POST', path: '/me/notices', body, token });
    expect((await check(played.poorGame)).notice).toBe(true);
    expect(await deliverNotices(test.services)).toEqual({ delivered: 0 });
    await addForecast(test.services, {
      gameKey: 'poor',
      knownAt: minutesAfter(played.now, -1),
      contentHash: 'new',
    });
    const odds = goodOdds('poor', minutesAfter(played.now, -1));
    const batch = { games: [], states: [], odds, references: [] };
    await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, new Date('2100-01-01T00:00:00Z')));
    expect(await check(played.poorGame)).toMatchObject({ sufficient: true, missing: [] });
    expect(await deliverNotices(test.services)).toEqual({ delivered: 1 });
    expect(await deliverNotices(test.services)).toEqual({ delivered: 0 });
    const inbox = await callApi(test.services, { path: '/me/inbox', token });
    expect(inbox).toMatchObject({
      data: [{ kind: 'analysis_available', facts: { home_en: 'Greens', away_en: 'Blues' }, read_at: null }],
      meta: { unread: 1 },
    });
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await ask(played.comingGame, null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('knows no such game', async () => {
    expect((await ask('00000000-0000-4000-8000-000000000000')).http_code).toBe(404);
  });
});

describe('422', () => {
  it('refuses what is no id', async () => {
    expect((await ask('seven')).http_code).toBe(422);
  });
});
