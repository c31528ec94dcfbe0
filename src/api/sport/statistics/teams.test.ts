import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { statisticsTeamsContract } from './teams.contract.ts';

let test: TestServices;
let token: string;

beforeAll(async () => {
  test = await testServices();
  test.setNow(MID_SEASON);
  await ingestArchive(test.services, makeArchive(90));
  ({ token } = await makeMember(test.services));
});
afterAll(() => test.close());

async function teams(query: string) {
  const answer = await callApi(test.services, {
    path: `/sport/statistics/teams${query}`,
    token,
    locale: 'vi',
  });
  const { data, meta } = statisticsTeamsContract;
  return { ...answer, ...data.parse(answer.data), page: meta.parse(answer.meta) };
}

describe('200', () => {
  it('lists the teams of the running season, a page of them', async () => {
    const { list, panel, compare, page } = await teams('?league=EPL&per_page=5&page=2');
    expect(list.map(({ rank }) => rank)).toEqual([6, 7, 8]);
    expect(page).toMatchObject({ total: 8, last_page: 2, season: '2015-16', sport: 'soccer' });
    expect([panel, compare]).toEqual([null, null]);
  });

  it('adds the panel of a team, and another one to compare it with', async () => {
    const { list } = await teams('?league=NBA');
    const [first, second] = list.map(({ team }) => team.id);
    const { panel, compare } = await teams(`?league=NBA&team=${first}&vs=${second}`);
    expect(panel).toMatchObject({ team: { id: first }, rank: 1, of: 6 });
    expect(panel?.form).toHaveLength(5);
    expect(compare?.other.team.id).toBe(second);
    expect(compare?.meetings.length).toBeGreaterThan(0);
  });

  it('compares no team with itself', async () => {
    const { list } = await teams('?league=NBA');
    const id = list[0]?.team.id;
    expect((await teams(`?league=NBA&team=${id}&vs=${id}`)).compare).toBeNull();
  });
});

describe('302', () => {
  it('asks a guest to log in', async () => {
    const { status, http_code: code } = await callApi(test.services, {
      path: '/sport/statistics/teams?league=EPL',
    });
    expect([status, code]).toEqual([401, 302]);
  });
});

describe('404', () => {
  it.each([
    ['a league', '?league=XXX'],
    ['a season', '?league=EPL&season=1999-00'],
    ['a team of that season', '?league=EPL&team=11111111-1111-4111-8111-111111111111'],
  ])('is the answer to %s that there is not', async (_what, query) => {
    const { status } = await callApi(test.services, { path: `/sport/statistics/teams${query}`, token });
    expect(status).toBe(404);
  });
});

describe('422', () => {
  it.each([
    ['no league', '', 'league'],
    ['a team that is no id', '?league=EPL&team=Arsenal', 'team'],
    ['an instant that is none', '?league=EPL&as_of=noon', 'as_of'],
    ['an instant that lies ahead', '?league=EPL&as_of=2999-01-01T00:00:00Z', 'as_of'],
  ])('refuses %s', async (_what, query, field) => {
    const answer = await callApi(test.services, { path: `/sport/statistics/teams${query}`, token });
    expect([answer.status, Object.keys(answer.messages.input_validates)]).toEqual([422, [field]]);
  });
});
