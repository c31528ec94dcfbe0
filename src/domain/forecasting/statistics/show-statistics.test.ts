import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showSources } from '#domain/foundation/setting/shown-sources.ts';
import { AppError } from '#platform/app-error.ts';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { showStatistics } from './show-statistics.ts';
import { wilsonInterval } from './wilson-interval.ts';

type Game = {
  readonly id: string;
  readonly start_at: Date;
  readonly game_day: string;
  readonly home_team_id: string;
  readonly away_team_id: string;
  readonly home: number;
  readonly away: number;
};
type Close = {
  readonly game_id: string;
  readonly bet_type: string;
  readonly line: string | null;
  readonly home_odds: string;
  readonly away_odds: string;
};

const NOW = MID_SEASON;
let test: TestServices;
let raw: Record<string, { readonly games: Game[]; readonly closes: Close[]; readonly teams: string[] }> = {};

beforeAll(async () => {
  test = await testServices();
  // The season goes on after the moment of the tests, and all of it lies in the database: none of it may be seen.
  const games = makeArchive(120);
  for (const days of [-1, 40]) {
    test.setNow(new Date(NOW.getTime() + days * 86_400_000));
    await ingestArchive(test.services, games);
  }
  await showSources(test.services, ['replay']);
  test.setNow(NOW);
  for (const league of ['EPL', 'NBA', 'MLB']) raw = { ...raw, [league]: await readRaw(league) };
});
afterAll(() => test.close());

/** The rows themselves, joined by hand: nothing of the code under test is used from here on. */
async function readRaw(league: string) {
  const rows = async (query: ReturnType<typeof sql>) => (await test.services.db.execute(query)).rows;
  const games: unknown[] = await rows(sql`select * from game where league_id = ${league}`);
  const states: unknown[] = await rows(
    sql`select * from game_state where status = 'completed' and known_at <= ${NOW} order by known_at`,
  );
  const closes: unknown[] = await rows(sql`select * from odds_snapshot where phase = 'close'`);
  const scores = new Map(states.map((state) => [Object(state).game_id, Object(state)]));
  const finished = games
    .filter((game) => scores.has(Object(game).id))
    .map((game) => {
      const state = scores.get(Object(game).id);
      return {
        ...Object(game),
        start_at: new Date(Object(game).start_at),
        home: state.home_score,
        away: state.away_score,
      };
    })
    .sort((a, b) => a.start_at - b.start_at);
  const teams = [...new Set(games.map((game) => Object(game).home_team_id))];
  return { games: finished as Game[], closes: closes as Close[], teams: teams as string[] };
}

function shownOf(league: string) {
  const found = raw[league];
  if (found === undefined) throw new Error(league);
  return found;
}

const show = (league: string, more: { team?: string; vs?: string; season?: string; page?: number } = {}) =>
  showStatistics(test.services, { locale: 'en', page: 1, perPage: 100, league, ...more });

/** One team's games as [own score, other score, is at home, game]. */
function seenBy(team: string, games: readonly Game[]) {
  return games
    .filter((game) => game.home_team_id === team || game.away_team_id === team)
    .map((game) => {
      const isHome = game.home_team_id === team;
      return { game, isHome, own: isHome ? game.home : game.away, other: isHome ? game.away : game.home };
    });
}

describe.each(['EPL', 'NBA', 'MLB'])('the figures of %s', (league) => {
  it('has each team with the sums of its own games, the strongest first, and pages them', async () => {
    const { list, total } = await show(league);
    const { teams, games } = shownOf(league);
    expect(total).toBe(teams.length);
    expect(list.map(({ team }) => team.id).toSorted()).toEqual(teams.toSorted());
    expect(list.map(({ rating }) => rating)).toEqual(
      list.map(({ rating }) => rating).toSorted((a, b) => b - a),
    );
    for (const line of list) {
      const own = seenBy(line.team.id, games);
      expect(line).toMatchObject({
        played: own.length,
        win: own.filter((game) => game.own > game.other).length,
        draw: own.filter((game) => game.own === game.other).length,
        lose: own.filter((game) => game.own < game.other).length,
        for: own.reduce((sum, game) => sum + game.own, 0),
        against: own.reduce((sum, game) => sum + game.other, 0),
      });
      let length = 0;
      for (const game of own.toReversed()) {
        if (Math.sign(game.own - game.other) !== Math.sign((own.at(-1)?.own ?? 0) - (own.at(-1)?.other ?? 0)))
          break;
        length += 1;
      }
      expect(line.streak?.length).toBe(length);
    }
    const second = await showStatistics(test.services, { locale: 'en', league, page: 2, perPage: 3 });
    expect(second.list).toEqual(list.slice(3, 6));
  });

  it('splits a team at home and away, with cover and over against the closing lines', async () => {
    const { games, closes, teams } = shownOf(league);
    const [team = ''] = teams;
    const { panel } = await show(league, { team });
    const own = seenBy(team, games);
    for (const part of panel?.split ?? []) {
      const set = own.filter(({ isHome }) => part.where === 'all' || isHome === (part.where === 'home'));
      const lineOf = (id: string, betType: string) =>
        Number(closes.find((close) => close.game_id === id && close.bet_type === betType)?.line);
      const edges = set.map(({ game, isHome, own: scored, other }) => {
        const line = lineOf(game.id, 'run_line');
        return scored - other + (isHome ? line : -line);
      });
      const excess = set.map(
        ({ game, own: scored, other }) => scored + other - lineOf(game.id, 'over_under'),
      );
      const rateOf = (k: number, n: number) => ({
        k,
        n,
        share: n < 10 ? null : k / n,
        low: n < 10 ? null : wilsonInterval(k, n)?.[0],
        high: n < 10 ? null : wilsonInterval(k, n)?.[1],
      });
      const count = (values: number[], fits: (value: number) => boolean) => values.filter(fits).length;
      const apart = (values: number[]) => count(values, (value) => value !== 0);
      expect(part).toMatchObject({
        n: set.length,
        win_rate: rateOf(set.filter((game) => game.own > game.other).length, set.length),
        cover: {
          ...rateOf(
            count(edges, (edge) => edge > 0),
            apart(edges),
          ),
          push: count(edges, (edge) => edge === 0),
        },
        over: {
          ...rateOf(
            count(excess, (edge) => edge > 0),
            apart(excess),
          ),
          push: count(excess, (edge) => edge === 0),
        },
      });
    }
    expect(panel?.scores.reduce((sum, { n }) => sum + n, 0)).toBe(own.length);
  });

  it('counts each situation from the rows', async () => {
    const { games, closes, teams } = shownOf(league);
    const [team = ''] = teams;
    const { panel } = await show(league, { team });
    const own = seenBy(team, games);
    const day = (at: number) => Date.parse(own[at]?.game.game_day ?? '') / 86_400_000;
    const expected: Record<string, number> = {
      home: own.filter(({ isHome }) => isHome).length,
      away: own.filter(({ isHome }) => !isHome).length,
      after_win: own.slice(0, -1).filter((game) => game.own > game.other).length,
      after_draw: own.slice(0, -1).filter((game) => game.own === game.other).length,
      after_loss: own.slice(0, -1).filter((game) => game.own < game.other).length,
      back_to_back: own.filter((_, index) => index > 0 && day(index) - day(index - 1) <= 1).length,
      rested: own.filter((_, index) => index > 0 && day(index) - day(index - 1) >= 6).length,
      favourite: own.filter(({ game, isHome }) => {
        const close = closes.find(({ game_id, bet_type }) => game_id === game.id && bet_type === 'win_loss');
        const [home, away] = [Number(close?.home_odds), Number(close?.away_odds)];
        return isHome ? home < away : away < home;
      }).length,
    };
    for (const situation of panel?.situations ?? []) {
      const wanted = expected[situation.id];
      if (wanted !== undefined) expect([situation.id, situation.n]).toEqual([situation.id, wanted]);
    }
    const pair = (a: string, b: string) =>
      panel?.situations.filter(({ id }) => id === a || id === b).reduce((sum, { n }) => sum + n, 0);
    expect(pair('strong_opponent', 'weak_opponent')).toBe(own.length);
    expect(pair('day', 'night')).toBe(own.length);
  });

  it('links the last five games, the newest last, and names the next one', async () => {
    const [team = ''] = shownOf(league).teams;
    const { panel } = await show(league, { team });
    const own = seenBy(team, shownOf(league).games);
    expect(panel?.form.map(({ event_id }) => event_id)).toEqual(own.slice(-5).map(({ game }) => game.id));
    expect(panel?.form.slice(1).map(({ previous_start_at }) => previous_start_at)).toEqual(
      panel?.form.slice(0, -1).map(({ start_at }) => start_at),
    );
    const next = panel?.rest.next;
    expect(new Date(next?.start_at ?? 0) > NOW).toBe(true);
    const gap = (Date.parse(next?.game_day ?? '') - Date.parse(own.at(-1)?.game.game_day ?? '')) / 86_400_000;
    expect(next?.rest_days).toBe(Math.max(0, gap - 1));
  });

  it('compares two teams on six measures and their own games', async () => {
    const { teams, games } = shownOf(league);
    const [team = '', vs = ''] = teams;
    const { panel, compare } = await show(league, { team, vs });
    const meetings = games.filter(
      (game) => [game.home_team_id, game.away_team_id].toSorted().join() === [team, vs].toSorted().join(),
    );
    expect(compare?.meetings.map(({ event_id }) => event_id)).toEqual(
      meetings
        .toReversed()
        .slice(0, 10)
        .map(({ id }) => id),
    );
    const mean = (id: string) => {
      const own = seenBy(id, games);
      return own.reduce((sum, game) => sum + game.own, 0) / own.length;
    };
    const attack = panel?.strengths.find(({ id }) => id === 'attack');
    expect(attack?.value).toBeCloseTo(mean(team), 9);
    const others = teams.filter((id) => id !== team).map(mean);
    const below = others.filter((value) => value < mean(team) - 1e-9).length;
    const equal = others.filter((value) => Math.abs(value - mean(team)) <= 1e-9).length;
    expect(attack?.percentile).toBeCloseTo((below + equal / 2) / others.length, 9);
    expect(panel?.strengths.map(({ id }) => id)).toEqual(compare?.other.strengths.map(({ id }) => id));
  });
});

describe('time', () => {
  it('sees a result from the moment on at which it became known, and a correction likewise', async () => {
    const before = await show('EPL');
    const last = shownOf('EPL').games.at(-1);
    const correction = (score: number, at: Date) =>
      test.services.db.execute(sql`insert into game_state (game_id, known_at, status, home_score, away_score, parts,
        statistics, origin, source) values (${last?.id}, ${at}, 'completed', ${score}, 0, '[]', '{}', 'real', 'replay')`);
    await correction(77, new Date(NOW.getTime() + 60_000));
    expect((await show('EPL')).list).toEqual(before.list);
    test.setNow(new Date(NOW.getTime() + 61_000));
    const after = await show('EPL');
    const scored = (list: typeof before.list) =>
      list.find(({ team }) => team.id === last?.home_team_id)?.for ?? 0;
    expect(scored(after.list) - scored(before.list)).toBe(77 - (last?.home ?? 0));
    test.setNow(NOW);
  });

  it('has nothing before the season began, and says that a season, a league or a team is unknown', async () => {
    const codes = [
      show('EPL', { season: '2031-32' }),
      show('XXX'),
      show('EPL', { team: '00000000-0000-4000-8000-000000000000' }),
    ].map((promise) =>
      promise.then(
        () => 'found',
        (error: unknown) => (error instanceof AppError ? error.code : 'other'),
      ),
    );
    expect(await Promise.all(codes)).toEqual(['not_found', 'not_found', 'not_found']);
  });
});
