import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countKinds } from '#domain/custom-models/count-kinds.ts';
import { createLeagueCaches } from '#domain/custom-models/league-caches.ts';
import { callApi } from '#tests/support/call-api.ts';
import { openModelLeague, storeSmallModel } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { SMALL_SOURCE } from '#tests/support/small-season.ts';
import { modelEstimateContract } from './estimate.contract.ts';

let test: TestServices;
let made: MadeMember;

beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
  made = await makeMember(test.services);
});
afterAll(() => test.close());

const estimate = (query: string, token: string | null = made.token) =>
  callApi(test.services, { path: `/custom-strategy-model/estimate?${query}`, token });

describe('200', () => {
  it('says before storing what is missing, which trial it would be, and how much luck to expect', async () => {
    const query = 'category=win_loss&league=EPL&strategy=mov';
    const first = modelEstimateContract.data.parse((await estimate(query)).data);
    expect(first).toMatchObject({
      sport: 'soccer',
      name: 'EPL · Winner · Margin of victory · 20',
      trial_no: 1,
      luck: 0,
      missing: [{ code: 'league_games', have: 0, need: 100 }],
      quota: { used: 0, limit: 2, limit_with_plan: 10, today: 0 },
    });
    await storeSmallModel(test.services, made.member);
    const second = modelEstimateContract.data.parse((await estimate(query)).data);
    expect(second).toMatchObject({ trial_no: 2, quota: { used: 1, today: 1 } });
    expect(second.luck).toBeCloseTo(1 / Math.sqrt(Math.PI) / 10, 6);
  });
});

describe('the picks to expect', () => {
  it('are unknown until a worker has counted them, and too few are said before a place is taken', async () => {
    const query = 'category=over_under&league=EPL&strategy=expected_value';
    const before = modelEstimateContract.data.parse((await estimate(query)).data);
    expect(before).toMatchObject({ expected_picks: null, count: 'counting', sample: { enough: false } });
    const caches = createLeagueCaches(test.services);
    expect(await countKinds(test.services, { source: SMALL_SOURCE, caches, limit: 20 })).toBeGreaterThan(0);
    const after = modelEstimateContract.data.parse((await estimate(query)).data);
    expect(after).toMatchObject({ count: 'counted', sample: { enough: false }, quota: before.quota });
    expect(after.missing).toEqual([
      { code: 'league_games', have: 0, need: 100 },
      expect.objectContaining({ code: 'team_games' }),
    ]);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await estimate('category=win_loss&league=EPL&strategy=mov', null)).http_code).toBe(302);
  });
});

describe('422', () => {
  it.each(['league=EPL&strategy=mov', 'category=win_loss&league=NPB&strategy=mov'])(
    'refuses %s',
    async (query) => {
      expect((await estimate(query)).http_code).toBe(422);
    },
  );
});
