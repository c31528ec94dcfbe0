import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertArtifact } from '#db/queries/forecast.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { insertSmallSeason, SMALL_SOURCE } from '#tests/support/small-season.ts';
import { claimsContract } from './claims.contract.ts';

const MODEL = {
  sport: 'soccer',
  windowFrom: null,
  windowUntil: new Date('2016-11-20T00:00:00Z'),
  games: 1,
  parameters: {},
  scores: {},
  source: SMALL_SOURCE,
} as const;

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
});
afterAll(() => test.close());

describe('200', () => {
  it('says nothing where nothing is known: a site without picks has no figures', async () => {
    const { status, data } = await callApi(test.services, { path: '/claims' });
    expect(status).toBe(200);
    expect(claimsContract.data.parse(data)).toEqual([]);
  });

  it('says "over 600 features" while so many columns vary in the league, however many the model has, and no longer when fewer do', async () => {
    await insertSmallSeason(test.services, { games: [] });
    const claimsAt = async (varied: number, fittedAt: string) => {
      test.setNow(new Date(fittedAt));
      await insertArtifact(test.services.db, {
        ...MODEL,
        features: 650,
        scores: { 'columns/EPL': varied, 'columns/NBA': 5 },
        version: fittedAt,
        fittedAt: new Date(fittedAt),
      });
      return claimsContract.data.parse((await callApi(test.services, { path: '/claims' })).data);
    };
    expect(await claimsAt(620, '2016-11-20T12:00:00Z')).toMatchObject([
      { id: 'features_per_league', value: 620, n: 1 },
    ]);
    expect(await claimsAt(580, '2016-11-21T12:00:00Z')).toEqual([]);
  });
});

describe('422', () => {
  it.each(['day=2016-13-01', 'day=yesterday', 'team=Reds', 'team=1'])('is answered for %s', async (query) => {
    const { status } = await callApi(test.services, { path: `/claims?${query}` });
    expect(status).toBe(422);
  });
});

describe('many readers at one time', () => {
  it('are answered from one computation, and half a minute later from another', async () => {
    const claims = async (now: string) => {
      test.setNow(new Date(now));
      return claimsContract.data.parse((await callApi(test.services, { path: '/claims' })).data);
    };
    const before = await claims('2016-11-20T13:00:00Z');
    expect(before).toMatchObject([{ id: 'features_per_league', value: 620 }]);
    const [first, second] = await Promise.all([
      claims('2016-11-20T13:00:20Z'),
      claims('2016-11-20T13:00:20Z'),
    ]);
    expect([first, second]).toEqual([before, before]);
    const [{ as_of: later } = { as_of: '' }] = await claims('2016-11-20T13:01:00Z');
    expect(later).toMatch(/^2016-11-20T13:01:00/);
  });
});
