import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { standingsContract } from './standings.contract.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  test.setNow(MID_SEASON);
  await ingestArchive(test.services, makeArchive(90));
});
afterAll(() => test.close());

async function standings(query: string) {
  const answer = await callApi(test.services, { path: `/sport/standings${query}`, locale: 'zh_TW' });
  const { data, meta } = standingsContract;
  return { ...data.parse(answer.data), page: meta.parse(answer.meta) };
}

/** What the database itself counts: all games that have ended, by club. */
async function counted(league: string, season: string) {
  const { rows } = await test.services.db.$client.query(
    `select team.id, count(*)::int as played, sum(own)::int as own, sum(other)::int as other, sum((own > other)::int)::int as win
     from (
       select home_team_id as id, home_score as own, away_score as other from game join final on final.game_id = game.id
         where league_id = $1 and season = $2 and not playoff
       union all
       select away_team_id, away_score, home_score from game join final on final.game_id = game.id
         where league_id = $1 and season = $2 and not playoff
     ) as team group by team.id`.replaceAll(
      'join final',
      `join (select distinct on (game_id) * from game_state where status = 'completed' and known_at <= '${MID_SEASON.toISOString()}'
        order by game_id, known_at desc) as final`,
    ),
    [league, season],
  );
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

describe('200', () => {
  it.each(['EPL', 'NBA', 'MLB'])('counts what the database holds of %s, for guests too', async (league) => {
    const { groups, season, page } = await standings(`?league=${league}`);
    const own = await counted(league, season);
    const rows = groups.flatMap((group) => group.rows);
    expect(rows.length).toBeGreaterThan(4);
    for (const { team, played, win, for: scored, against } of rows) {
      expect({ played, win, own: scored, other: against }).toEqual(own.get(team.id));
    }
    expect(Date.parse(page.as_of) - MID_SEASON.getTime()).toBeLessThan(60_000);
    expect(page.seasons.map(({ id }) => id)).toContain(season);
  });

  it('shows an earlier season, one venue, and says where what it shows comes from', async () => {
    const { page, origin } = await standings('?league=EPL');
    expect(origin).toBe(page.seasons[0]?.origin);
    const last = page.seasons.at(-1)?.id;
    const home = await standings(`?league=EPL&season=${last}&venue=home`);
    expect([home.season, home.venue, home.grouping]).toEqual([last, 'home', 'league']);
    for (const row of home.groups.flatMap(({ rows }) => rows)) expect(row.played).toBe(row.home.played);
  });

  it('knows nothing that was delivered later', async () => {
    test.setNow(new Date(MID_SEASON.getTime() - 60_000));
    expect((await callApi(test.services, { path: '/sport/standings?league=NBA' })).status).toBe(404);
    test.setNow(new Date(MID_SEASON.getTime() + 3_600_000));
    expect((await standings('?league=NBA')).groups).not.toEqual([]);
  });
});

describe('404', () => {
  it('has no table of a league or a season that there is not', async () => {
    for (const query of ['?league=NFL', '?league=EPL&season=1800']) {
      const { status } = await callApi(test.services, { path: `/sport/standings${query}` });
      expect(status).toBe(404);
    }
  });
});

describe('422', () => {
  it('refuses what is no league, venue or grouping', async () => {
    for (const query of ['', '?league=epl', '?league=EPL&venue=moon', '?league=EPL&grouping=x']) {
      const { status } = await callApi(test.services, { path: `/sport/standings${query}` });
      expect(status).toBe(422);
    }
  });
});
