import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { openModelLeague, storeSmallModel } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { modelOptionsContract } from './[field].contract.ts';

let test: TestServices;
let made: MadeMember;

beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
  made = await makeMember(test.services);
  await storeSmallModel(test.services, made.member);
});
afterAll(() => test.close());

async function options(question: string, locale: 'en' | 'zh_TW' | 'zh_HK' | 'vi' = 'en') {
  const path = `/custom-strategy-model/options/${question}`;
  const answer = await callApi(test.services, { path, token: made.token, locale });
  return { options: modelOptionsContract.data.parse(answer.data), messages: answer.messages.input_validates };
}

describe('200', () => {
  it.each([
    ['category', ['win_loss', 'run_line', 'over_under']],
    ['sport', ['soccer']],
    ['league', ['EPL']],
    ['strategy', ['average_rate', 'mov', 'expected_value']],
    ['day', ['5', '10', '20', '30', '60', '90']],
    ['model_data?league=EPL', ['recent_form', 'home_away', 'head_to_head', 'rest_travel', 'scoring', 'rating', 'market_odds', 'shots']], // biome-ignore format: a table
  ])('lists the choices of %s', async (question, ids) => {
    expect((await options(question)).options.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['category?q=over', 'en', ['over_under']],
    ['category?q=大小', 'zh_TW', ['over_under']],
    ['category?q=大細', 'zh_HK', ['over_under']],
    ['league?q=英', 'zh_TW', ['EPL']],
    ['strategy?q=kỳ vọng', 'vi', ['expected_value']],
    ['day?q=30', 'en', ['30']],
  ] as const)('finds %s in the reader’s language', async (question, locale, ids) => {
    expect((await options(encodeURI(question), locale)).options.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['category', 'No Matching Category Found'],
    ['sport', 'No Matching Sport Found'],
    ['league', 'No Matching League Found'],
    ['strategy', 'No Matching Strategy Found'],
    ['day', 'No Matching Day Found'],
    ['model_data', 'No Matching Model Data Found'],
  ])('says so where no %s matches', async (field, text) => {
    expect(await options(`${field}?q=zzz`)).toEqual({ options: [], messages: { base: [text] } });
  });

  it('names sample and cost of each choice', async () => {
    const [only] = (await options('league?category=win_loss&strategy=expected_value')).options;
    expect(only).toMatchObject({
      id: 'EPL',
      sport: 'soccer',
      name: 'Premier League',
      sample: { games: 0, priced: 0, enough: false },
      cost: { trial_no: 2 },
    });
    expect(only?.cost.columns).toBeGreaterThan(200);
    const data = (await options('model_data?league=EPL')).options;
    expect(data.every(({ cost }) => cost.columns > 0)).toBe(true);
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    const answer = await callApi(test.services, { path: '/custom-strategy-model/options/day' });
    expect(answer.http_code).toBe(302);
  });
});

describe('422', () => {
  it('refuses a field that is none', async () => {
    const path = '/custom-strategy-model/options/colour';
    expect((await callApi(test.services, { path, token: made.token })).http_code).toBe(422);
  });
});
