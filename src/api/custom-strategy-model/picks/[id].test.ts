import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { freezeComing, makeReadyModel, openModelLeague } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { modelPicksContract } from './[id].contract.ts';

let test: TestServices;
let made: MadeMember;
let id: string;

beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
  made = await makeMember(test.services);
  id = (await makeReadyModel(test.services, made.member)).id;
});
afterAll(() => test.close());

const ask = (query: string, token: string | null = made.token) =>
  callApi(test.services, { path: `/custom-strategy-model/picks/${id}?${query}`, token });

describe('200', () => {
  it('lists the backtest’s picks, the newest first, and none of the lock-box', async () => {
    const answer = await ask('part=backtest&per_page=5');
    const picks = modelPicksContract.data.parse(answer.data);
    expect(answer.meta).toMatchObject({ total: 8, last_page: 2 });
    expect(picks[0]).toMatchObject({
      side: 'home',
      result: 'lose',
      profit_units: -1,
      score: { home: 2, away: 1 },
      odds: { value: 2.1, source: 'one' },
    });
    const starts = picks.map(({ start_at }) => start_at);
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect((await ask('part=lock_box')).data).toEqual([]);
  });

  it('lists a frozen pick once its game has begun, plan or none', async () => {
    await freezeComing(test.services, id, 2.2);
    expect((await ask('part=forward')).data).toEqual([]);
    test.setNow(minutesAfter(test.services.clock.now(), 40));
    expect(modelPicksContract.data.parse((await ask('part=forward')).data)).toMatchObject([
      { side: 'away', result: 'not_completed', profit_units: 0, score: null },
    ]);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await ask('part=backtest', null)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('is the answer to another member', async () => {
    expect((await ask('part=backtest', (await makeMember(test.services)).token)).http_code).toBe(404);
  });
});

describe('422', () => {
  it('refuses a part that is none', async () => {
    expect((await ask('part=all')).http_code).toBe(422);
  });
});
