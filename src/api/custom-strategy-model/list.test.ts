import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteModel } from '#domain/custom-models/delete-model.ts';
import { callApi } from '#tests/support/call-api.ts';
import { makeReadyModel, openModelLeague, storeSmallModel } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { modelListContract } from './list.contract.ts';

let test: TestServices;
let made: MadeMember;
let ids: string[];

beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
  made = await makeMember(test.services, { planDays: 30 });
  const deleted = await storeSmallModel(test.services, made.member, { name: 'Gone' });
  await deleteModel(test.services, { id: deleted.id, member: made.member });
  const ready = await makeReadyModel(test.services, made.member, { name: 'Ready' });
  const queued = await storeSmallModel(test.services, made.member, { name: 'Waits', category: 'over_under' });
  await storeSmallModel(test.services, (await makeMember(test.services)).member);
  ids = [queued.id, ready.id, deleted.id];
});
afterAll(() => test.close());

async function list(query = '') {
  const answer = await callApi(test.services, {
    path: `/custom-strategy-model/list${query}`,
    token: made.token,
  });
  return {
    models: modelListContract.data.parse(answer.data),
    meta: modelListContract.meta.parse(answer.meta),
  };
}

describe('200', () => {
  it('lists the member’s own models, the newest first, and in the analysis records the deleted ones, marked', async () => {
    const { models, meta } = await list();
    expect(models.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(meta).toMatchObject({ total: 2, entitled: true });
    expect(meta.quota).toEqual({ used: 2, limit: 10, limit_with_plan: 10, today: 3, limit_a_day: 20 });
    const records = (await list('?include_deleted=1')).models;
    expect(records.map(({ id, deleted_at }) => [id, deleted_at !== null])).toEqual([
      [ids[0], false],
      [ids[1], false],
      [ids[2], true],
    ]);
  });

  it('shows the backtest never without the forward record, and nothing of the lock-box', async () => {
    const [queued, ready] = (await list()).models;
    expect(queued).toMatchObject({ status: 'queued', backtest: null, deflated: null, lock_box: 'none' });
    expect(ready).toMatchObject({
      name: 'Ready',
      status: 'ready',
      progress: 100,
      lock_box: 'locked',
      trial: { no: 2, of: 2 },
      backtest: { games: 8, picks: 8, win: 4, lose: 4, profit_units: 0.4, longest_losing_run: 1 },
      forward: { games: 0, picks: 0 },
      deflated: { trials: 2, n: 8 },
    });
    expect(ready?.deflated?.value).toBeLessThan(ready?.backtest?.roi.value ?? 0);
  });

  it('pages', async () => {
    const { models, meta } = await list('?per_page=1&page=2');
    expect(models.map(({ id }) => id)).toEqual([ids[1]]);
    expect(meta).toMatchObject({ page: 2, last_page: 2 });
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    const answer = await callApi(test.services, { path: '/custom-strategy-model/list' });
    expect(answer).toMatchObject({ http_code: 302, data: null });
  });
});

describe('422', () => {
  it('refuses a page that is none', async () => {
    const path = '/custom-strategy-model/list?page=0';
    expect((await callApi(test.services, { path, token: made.token })).http_code).toBe(422);
  });
});
