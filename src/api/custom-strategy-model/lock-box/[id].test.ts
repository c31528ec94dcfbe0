import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import {
  LOCKED_ODDS,
  makeReadyModel,
  openModelLeague,
  storeSmallModel,
} from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { modelLockBoxContract } from './[id].contract.ts';

let test: TestServices;
let made: MadeMember;

beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
  made = await makeMember(test.services, { planDays: 30 });
});
afterAll(() => test.close());

const open = (token: string | null, id: string) =>
  callApi(test.services, { path: `/custom-strategy-model/lock-box/${id}`, method: 'POST', token, body: {} });

describe('200', () => {
  it('shows the last fifth of the backtest, and its picks from then on', async () => {
    const { id } = await makeReadyModel(test.services, made.member);
    const picks = () =>
      callApi(test.services, { path: `/custom-strategy-model/picks/${id}?part=lock_box`, token: made.token });
    expect((await picks()).data).toEqual([]);
    const { lock_box } = modelLockBoxContract.data.parse((await open(made.token, id)).data);
    expect(lock_box).toMatchObject({
      state: 'opened',
      result: { full: { picks: 2, win: 1, mean_odds: LOCKED_ODDS } },
    });
    expect((await picks()).meta).toMatchObject({ total: 2 });
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    const { id } = await makeReadyModel(test.services, made.member);
    expect((await open(null, id)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('opens no one else’s box, which stays locked', async () => {
    const { id } = await makeReadyModel(test.services, made.member);
    expect((await open((await makeMember(test.services)).token, id)).http_code).toBe(404);
    expect((await open(made.token, id)).http_code).toBe(200);
  });
});

describe('409', () => {
  it('opens it once, of ten who ask at the same time too', async () => {
    const { id } = await makeReadyModel(test.services, made.member);
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(made.token, id)));
    expect(answers.map(({ http_code }) => http_code).sort()).toEqual([200, ...Array(9).fill(409)]);
    await expect(
      test.services.db.$client.query('insert into custom_model_opening values ($1, now())', [id]),
    ).rejects.toThrow('duplicate key');
    await expect(test.services.db.$client.query('delete from custom_model_opening')).rejects.toThrow(
      'permission denied',
    );
  });

  it('waits for the run', async () => {
    const { id } = await storeSmallModel(test.services, made.member);
    expect((await open(made.token, id)).http_code).toBe(409);
  });
});

describe('422', () => {
  it('refuses what is no id', async () => {
    expect((await open(made.token, 'mine')).http_code).toBe(422);
  });
});
