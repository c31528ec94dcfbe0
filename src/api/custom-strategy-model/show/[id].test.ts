import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { freezeComing, LOCKED_ODDS, makeReadyModel, openModelLeague } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { modelShowContract } from './[id].contract.ts';

/** A price that nothing else in the test has. */
const SECRET = 3.3913;
let test: TestServices;
let free: MadeMember;
let id: string;

beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
  free = await makeMember(test.services);
  id = (await makeReadyModel(test.services, free.member, { name: 'Mine' })).id;
  await freezeComing(test.services, id, SECRET);
});
afterAll(() => test.close());

async function show(token: string, model = id) {
  const answer = await callApi(test.services, { path: `/custom-strategy-model/show/${model}`, token });
  return { answer, data: modelShowContract.data.parse(answer.data) };
}

describe('200', () => {
  it('shows configuration, backtest and forward record, and what is left of the return without luck', async () => {
    const { data } = await show(free.token);
    expect(data.model).toMatchObject({
      name: 'Mine',
      status: 'ready',
      trial: { no: 1, of: 1 },
      paused: null,
    });
    expect(data.backtest?.full).toMatchObject({ picks: 8, win: 4, lose: 4, win_rate: { value: 0.5 } });
    expect(data.backtest?.months.map(({ month, picks }) => [month, picks])).toEqual([['2016-11', 8]]);
    expect(data.backtest?.curve.at(-1)).toMatchObject({ picks: 8, profit_units: 0.4 });
    expect(data.backtest?.calibration.n).toBe(8);
    expect(data.forward).toMatchObject({ open: 0, gaps: [], full: { picks: 0 } });
    expect(data.deflated).toMatchObject({ trials: 1, luck: 0, n: 8 });
  });

  it('keeps the lock-box and the coming pick of a member without a plan on the server', async () => {
    const { answer, data } = await show(free.token);
    expect(data.lock_box).toMatchObject({ state: 'locked', result: null, opened_at: null });
    expect(data.upcoming.map(({ locked }) => locked)).toEqual([true]);
    expect(Object.keys(data.upcoming[0] ?? {}).toSorted()).toEqual(['event', 'locked', 'start_at', 'state']);
    const text = JSON.stringify(answer);
    for (const secret of [SECRET, LOCKED_ODDS, '"away","line"']) expect(text).not.toContain(String(secret));
  });

  it('shows the coming pick to a member with a plan', async () => {
    const paying = await makeMember(test.services, { planDays: 30 });
    const own = (await makeReadyModel(test.services, paying.member)).id;
    await freezeComing(test.services, own, SECRET);
    const { data } = await show(paying.token, own);
    expect(data.upcoming).toMatchObject([
      { locked: false, state: 'frozen', side: 'away', odds: { value: SECRET } },
    ]);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await callApi(test.services, { path: `/custom-strategy-model/show/${id}` })).http_code).toBe(302);
  });
});

describe('404', () => {
  it('is the answer to another member, as to an id that never was', async () => {
    const { token } = await makeMember(test.services, { planDays: 30 });
    const answers = await Promise.all(
      [id, newId()].map((one) =>
        callApi(test.services, { path: `/custom-strategy-model/show/${one}`, token }),
      ),
    );
    expect(answers.map(({ http_code }) => http_code)).toEqual([404, 404]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect(answers[0]?.messages).toEqual(answers[1]?.messages);
  });
});

describe('422', () => {
  it('refuses what is no id', async () => {
    const { token } = free;
    expect((await callApi(test.services, { path: '/custom-strategy-model/show/7', token })).http_code).toBe(
      422,
    );
  });
});
