import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { pageFacts } from '#tests/support/page-facts.ts';
import { loadStatistics } from './data.server.ts';

let test: TestServices;

beforeAll(async () => {
  test = await testServices();
  test.setNow(MID_SEASON);
  await ingestArchive(test.services, makeArchive(90));
});
afterAll(() => test.close());

async function load(query: string, breakUntil?: Date) {
  const { member } = await makeMember(test.services, breakUntil ? { breakUntil } : {});
  const facts = pageFacts(test.services, { path: '/statistics', member });
  return loadStatistics(facts, new Request(`http://site.example/en/statistics${query}`));
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

  it('hides what is of bets while the member is on a break', async () => {
    expect((await load('')).isStatsOnly).toBe(false);
    expect((await load('', new Date(MID_SEASON.getTime() + 86_400_000))).isStatsOnly).toBe(true);
  });
});
