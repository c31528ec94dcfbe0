import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#terms/locales.ts';
import { freezeComing, makeReadyModel, openModelLeague } from '#tests/support/custom-models.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { loadCustomModel } from './data.server.ts';

let test: TestServices;
let owner: MadeMember;
let other: MadeMember;
let model: { readonly id: string; readonly leagueId: string };

beforeAll(async () => {
  test = await testServices();
  await openModelLeague(test);
  [owner, other] = [await makeMember(test.services), await makeMember(test.services)];
  model = await makeReadyModel(test.services, owner.member);
});
afterAll(() => test.close());

async function open(search: string, { member } = owner, locale: Locale = 'en') {
  const context = makePageContext(test.services, { path: '/customModel', member, locale });
  return (await loadCustomModel(context, new Request(`https://site.example/en/customModel${search}`)))
    .content;
}

describe('a model’s page', () => {
  it('shows backtest and forward record, and nothing of the closed lock-box', async () => {
    const content = await open(`?id=${model.id}`);
    if (content.view !== 'show') throw new Error(content.view);
    expect(content.shown.backtest?.full.picks).toBeGreaterThan(0);
    expect(content.shown.forward.full.picks).toBe(0);
    expect(content.shown.lock_box).toMatchObject({ state: 'locked', result: null });
    expect(content.picks.rows).toEqual([]);
  });

  it('keeps coming picks back from a member without a plan', async () => {
    await freezeComing(test.services, model.id, 2.347);
    const content = await open(`?id=${model.id}`);
    if (content.view !== 'show') throw new Error(content.view);
    expect(content.shown.upcoming).toMatchObject([{ locked: true, state: 'frozen' }]);
    expect(JSON.stringify(content)).not.toContain('2.347');
  });

  it('is not there for another member, alone, as a copy or beside another', async () => {
    for (const search of [`id=${model.id}`, `view=new&clone=${model.id}`])
      await expect(open(`?${search}`, other)).rejects.toMatchObject({ status: 404 });
    const both = `?view=compare&left=${model.id}&right=${owner.member.uuid}`;
    await expect(open(both, other)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the list', () => {
  it('holds the own models and the own quota', async () => {
    const [own, strange] = [await open(''), await open('', other)];
    if (own.view !== 'list' || strange.view !== 'list') throw new Error('no list');
    expect(own.rows.map(({ id }) => id)).toEqual([model.id]);
    expect(own.quota).toMatchObject({ used: 1, limit: 2, limit_with_plan: 10 });
    expect(strange.rows).toEqual([]);
  });
});

describe('the form', () => {
  it('takes what there is, brings the sport of the league along, and shows sample and trial', async () => {
    const choices = `league=${model.leagueId}&category=win_loss&strategy=mov&days=60&model_data=rating`;
    const content = await open(`?view=new&${choices}&clone=${model.id}`);
    if (content.view !== 'new') throw new Error(content.view);
    expect(content.query).toMatchObject({ league: model.leagueId, sport: 'soccer', days: '60' });
    expect(content.query.data).toEqual(['rating']);
    expect(content.estimate?.trial_no).toBeGreaterThan(0);
    expect(content.cloneName).not.toBeNull();
  });

  it('leaves a choice open that the server does not have', async () => {
    const content = await open('?view=new&league=NOSUCH&category=win_loss&days=7&model_data=stars');
    if (content.view !== 'new') throw new Error(content.view);
    expect(content.query).toMatchObject({ league: null, days: null, data: [], category: 'win_loss' });
    expect(content.estimate).toBeNull();
    expect(content.options.day.map(({ id }) => id)).toEqual(['5', '10', '20', '30', '60', '90']);
  });
});
