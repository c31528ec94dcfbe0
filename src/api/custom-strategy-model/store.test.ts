import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { openModelLeague } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { type MemberWishes, makeMember } from '#tests/support/members.ts';
import { modelListContract } from './list.contract.ts';
import { modelStoreContract } from './store.contract.ts';

const GOOD = { category: 'win_loss', league: 'EPL', strategy: 'mov' } as const;
let test: TestServices;

beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
});
afterAll(() => test.close());

const member = async (wishes: MemberWishes = {}) => (await makeMember(test.services, wishes)).token;
const store = (token: string | null, body: unknown, headers: Record<string, string> = {}) =>
  callApi(test.services, { path: '/custom-strategy-model/store', method: 'POST', token, body, headers });
async function listOf(token: string) {
  const answer = await callApi(test.services, { path: '/custom-strategy-model/list', token });
  return modelListContract.data.parse(answer.data);
}

describe('200', () => {
  it('adds a model that waits for its run, named and filled in by itself', async () => {
    const token = await member();
    const answer = await store(token, { ...GOOD, sport: 'soccer' });
    expect(answer.messages.input_validates).toEqual({ base: ['Add Success'] });
    const { id, status, trial } = modelStoreContract.data.parse(answer.data);
    expect([status, trial.no]).toEqual(['queued', 1]);
    const [model] = await listOf(token);
    expect(model).toMatchObject({
      id,
      name: 'EPL · Winner · Margin of victory · 20',
      days: 20,
      sport: 'soccer',
      progress: 0,
      model_data: ['recent_form', 'home_away', 'head_to_head', 'rest_travel', 'scoring', 'rating', 'market_odds', 'shots'], // biome-ignore format: a list
    });
  });

  it('counts a clone as a new trial and gives it a name of its own', async () => {
    const token = await member();
    const first = modelStoreContract.data.parse((await store(token, GOOD)).data);
    const second = modelStoreContract.data.parse((await store(token, { ...GOOD, clone_of: first.id })).data);
    expect(second.trial.no).toBe(2);
    const [clone] = await listOf(token);
    expect(clone).toMatchObject({ clone_of: first.id, name: 'EPL · Winner · Margin of victory · 20 #2' });
  });

  it('answers the same to the same key, and stores once', async () => {
    const token = await member();
    const headers = { 'Idempotency-Key': newId() };
    const answers = await Promise.all([store(token, GOOD, headers), store(token, GOOD, headers)]);
    expect(answers[0].data).toEqual(answers[1].data);
    expect(await listOf(token)).toHaveLength(1);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    expect((await store(null, GOOD)).http_code).toBe(302);
  });
});

describe('404', () => {
  it('clones no one else’s model, as if there were none', async () => {
    const { id } = modelStoreContract.data.parse((await store(await member(), GOOD)).data);
    const stranger = await member();
    expect((await store(stranger, { ...GOOD, clone_of: id })).http_code).toBe(404);
    expect((await store(stranger, { ...GOOD, clone_of: newId() })).http_code).toBe(404);
    expect(await listOf(stranger)).toEqual([]);
  });
});

describe('409', () => {
  it('is the answer to another question under the same key', async () => {
    const token = await member();
    const headers = { 'Idempotency-Key': newId() };
    await store(token, GOOD, headers);
    expect((await store(token, { ...GOOD, days: 60 }, headers)).http_code).toBe(409);
  });
});

describe('422', () => {
  it.each([
    [{}, { category: ['Category selection cannot be empty'], league: ['League selection cannot be empty'], strategy: ['Strategy selection cannot be empty'] }], // biome-ignore format: a table
    [{ ...GOOD, category: '' }, { category: ['Category selection cannot be empty'] }],
    [{ ...GOOD, category: 'corners' }, { category: ['No Matching Category Found'] }],
    [{ ...GOOD, league: null }, { league: ['League selection cannot be empty'] }],
    [{ ...GOOD, league: 'CPBL' }, { league: ['No Matching League Found'] }],
    [{ ...GOOD, strategy: 'luck' }, { strategy: ['No Matching Strategy Found'] }],
    [{ ...GOOD, sport: 'chess' }, { sport: ['No Matching Sport Found'] }],
    [{ ...GOOD, sport: 'baseball' }, { sport: ['No Matching Sport Found'] }],
    [{ ...GOOD, days: 7 }, { days: ['No Matching Day Found'] }],
    [{ ...GOOD, model_data: ['starting_pitcher'] }, { model_data: ['No Matching Model Data Found'] }],
    [{ ...GOOD, name: 'a'.repeat(41) }, { name: ['Enter a model name of 1 to 40 characters.'] }],
  ])('refuses %j and says why', async (body, messages) => {
    const answer = await store(await member(), body);
    expect(answer).toMatchObject({ http_code: 422, messages: { input_validates: messages } });
  });

  it('refuses a name twice, and more than two models without a plan', async () => {
    const token = await member();
    await store(token, { ...GOOD, name: 'Mine' });
    const taken = await store(token, { ...GOOD, name: ' mine ' });
    expect(taken.messages.input_validates).toEqual({ name: ['You already have a model with this name.'] });
    await store(token, GOOD);
    const full = await store(token, GOOD);
    expect(full.http_code).toBe(422);
    expect(full.messages.input_validates).toEqual({
      base: ['You have 2 of 2 models. Delete one, or have up to 10 with a plan.'],
    });
    expect(await listOf(token)).toHaveLength(2);
  });
});

describe('423', () => {
  it('waits until a break is over', async () => {
    const breakUntil = minutesAfter(test.services.clock.now(), 1440);
    expect((await store(await member({ breakUntil }), GOOD)).http_code).toBe(423);
  });
});

describe('429', () => {
  it('ends the day after twenty creations, however many were deleted', async () => {
    const token = await member({ planDays: 30 });
    for (let made = 0; made < 20; made += 1) {
      const { id } = modelStoreContract.data.parse((await store(token, GOOD)).data);
      await callApi(test.services, { path: `/custom-strategy-model/delete/${id}`, method: 'DELETE', token });
    }
    const answer = await store(token, GOOD);
    expect(answer).toMatchObject({ http_code: 429 });
    expect(answer.messages.input_validates.base?.[0]).toContain('20 models today');
  });
});
