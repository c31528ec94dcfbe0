import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { statisticsPredictContract } from './predict.contract.ts';

let test: TestServices;
let played: PlayedRecord;
let free: string;
let paying: string;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 1);
  free = (await makeMember(test.services)).token;
  paying = (await makeMember(test.services, { planDays: 30 })).token;
});
afterAll(() => test.close());

const ask = (query: string, token: string | null = paying) =>
  callApi(test.services, { path: `/sport/statistics/predict?event_id=${query}`, token });
const predict = async (query: string, token = paying) =>
  statisticsPredictContract.data.parse((await ask(query, token)).data);

describe('200', () => {
  it('says what is forecast, why, and of which version', async () => {
    const found = await predict(played.comingGame);
    if (found.locked || !found.forecast) throw new Error('the forecast should be open');
    const { probabilities, expected, drivers, score_distribution: scores } = found.forecast;
    expect(found.state).toBe('ready');
    expect(probabilities.home + (probabilities.draw ?? 0) + probabilities.away).toBeCloseTo(1, 9);
    expect(expected).toEqual({ home: 1.7, away: 1.1 });
    expect(drivers).toEqual([{ code: 'elo', contribution: 0.31 }]);
    const mass = scores.margin.reduce((sum, bar) => sum + bar.p, 0);
    expect(mass).toBeGreaterThan(0.99);
    const homeWins = scores.margin.filter((bar) => bar.value > 0).reduce((sum, bar) => sum + bar.p, 0);
    expect(homeWins).toBeGreaterThan(0.45);
  });

  it('locks a coming game for a member without a plan, and opens it at its start', async () => {
    expect(await predict(played.comingGame, free)).toEqual({
      event_id: played.comingGame,
      locked: true,
      state: 'ready',
      start_at: expect.any(String),
      as_of: expect.any(String),
    });
    expect(await predict(played.playedGames[0] ?? '', free)).toMatchObject({ locked: false, state: 'ready' });
  });

  it('says where there is not enough data, or nothing yet', async () => {
    expect(await predict(played.poorGame)).toMatchObject({ state: 'insufficient', forecast: null });
    const before = minutesAfter(played.now, -120).toISOString();
    expect(await predict(`${played.comingGame}&as_of=${before}`)).toMatchObject({
      state: 'analyzing',
      forecast: null,
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

describe('423', () => {
  it('waits until a break is over', async () => {
    const breakUntil = minutesAfter(played.now, 1440);
    const resting = await makeMember(test.services, { planDays: 30, breakUntil });
    expect((await ask(played.comingGame, resting.token)).http_code).toBe(423);
  });
});
