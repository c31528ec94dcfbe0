import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statisticsTeamsContract } from '#api/sport/statistics/teams.contract.ts';
import { ingestArchive, MID_SEASON, makeArchive, SEASON_START } from '#tests/support/archive-season.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { loadStatistics } from './data.server.ts';

let test: TestServices;

beforeAll(async () => {
  test = await testServices();
  // The seasons were announced when they began.
  for (const now of [SEASON_START, MID_SEASON]) {
    test.setNow(now);
    await ingestArchive(test.services, makeArchive(90));
  }
});
afterAll(() => test.close());

async function load(query: string, breakUntil?: Date) {
  const { member } = await makeMember(test.services, breakUntil ? { breakUntil } : {});
  const context = makePageContext(test.services, { path: '/statistics', member });
  return loadStatistics(context, new Request(`http://site.example/en/statistics${query}`));
}

describe('the page of team analysis', () => {
  it('opens with the first league of soccer, or of the sport in the address', async () => {
    expect((await load('')).query).toMatchObject({ sport: 'soccer', league: 'EPL', season: '2015-16' });
    expect((await load('?sport=baseball')).query).toMatchObject({ league: 'MLB' });
    expect((await load('?league=NBA')).query).toMatchObject({ sport: 'basketball' });
  });

  it('lets a league that is not of the sport give way, and the team with it', async () => {
    const { list } = (await load('?league=EPL')).statistics ?? {};
    const { query, isGone } = await load(`?sport=basketball&league=EPL&team=${list?.[0]?.team.id}`);
    expect([query.league, query.team, isGone]).toEqual(['NBA', null, false]);
  });

  it('names the teams in the title', async () => {
    const { list = [] } = (await load('?league=NBA')).statistics ?? {};
    const [first, second] = list.map(({ team }) => team);
    const { meta } = await load(`?league=NBA&team=${first?.id}&vs=${second?.id}`);
    expect(meta.title).toMatch(new RegExp(`^${first?.name} – ${second?.name} \\|`));
  });

  it('says that a team did not play, and that a season is unknown by showing the running one', async () => {
    const gone = await load('?league=EPL&team=11111111-1111-4111-8111-111111111111');
    expect([gone.isGone, gone.statistics?.panel, gone.statistics?.list.length]).toEqual([true, null, 8]);
    expect((await load('?league=EPL&season=1999-00')).query.season).toBe('2015-16');
  });

  it('shows as of an instant what the call answers with the same as_of', async () => {
    const then = '2015-09-15T04:00:00.000Z';
    const [first] = (await load('?league=NBA')).statistics?.list ?? [];
    const query = `league=NBA&team=${first?.team.id}`;
    const { token } = await makeMember(test.services);
    const ask = (more: string) =>
      callApi(test.services, { path: `/sport/statistics/teams?${query}&per_page=10${more}`, token });
    const [past, present] = [await ask(`&as_of=${then}`), await ask('')];
    const page = await load(`?${query}&as_of=2015-09-15T12:00&tz=Asia/Taipei`);
    const { list, panel } = statisticsTeamsContract.data.parse(past.data);
    expect(page.statistics).toMatchObject({ list, panel });
    expect(page.statistics?.as_of).toBe(then);
    expect(list).not.toEqual(statisticsTeamsContract.data.parse(present.data).list);
    expect((await load(`?${query}`)).statistics?.list).toEqual(
      statisticsTeamsContract.data.parse(present.data).list,
    );
    expect([page.asOf, page.query.asOf]).toEqual(['2015-09-15 12:00', then]);
  });

  it('shows the present for an instant that lies ahead, and has nothing before the first season', async () => {
    const ahead = await load('?league=EPL&as_of=2999-01-01T00:00');
    expect([ahead.asOfView.problem, ahead.query.asOf]).toEqual(['future', null]);
    expect(ahead.statistics?.list).toHaveLength(8);
    expect((await load('?league=EPL&as_of=2001-01-01T00:00')).statistics).toBeNull();
  });

  it('hides what is of bets while the member is on a break', async () => {
    expect((await load('')).isStatsOnly).toBe(false);
    expect((await load('', new Date(MID_SEASON.getTime() + 86_400_000))).isStatsOnly).toBe(true);
  });
});
