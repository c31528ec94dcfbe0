import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIdOf } from '#domain/forecasting/sport/feed-rows.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { fixedClock } from '#platform/clock.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addForecast, addPolicy, goodOdds, minutesAfter } from '#tests/support/factories.ts';
import { PROVEN } from '#tests/support/proven-law.ts';
import { addSmallRows, insertSmallSeason, SMALL_SOURCE, smallGame } from '#tests/support/small-season.ts';
import { explainPick } from './explain-pick.ts';

const NOON = new Date('2016-11-20T04:00:00Z');
const KEYS = ['free', 'paid'];

let test: TestServices;
let ids: ReadonlyMap<string, string>;

/** A forecast whose law of scores has just these chances of the winner. */
const chancesOf = (home: number, draw: number) => ({
  pHome: home,
  pDraw: draw,
  pAway: 1 - home - draw,
  distribution: {
    kind: 'soccer',
    lambda: 1.7,
    mu: 1.1,
    rho: -0.05,
    pinned: { home, draw, away: 1 - home - draw },
    marketLine: PROVEN,
  },
});

/** Two games with the same prices and forecasts; the first pick of the day is free. */
beforeAll(async () => {
  test = await testServices();
  await addPolicy(test.services);
  for (const [index, key] of KEYS.entries()) {
    const known = minutesAfter(NOON, -60);
    const startAt = minutesAfter(NOON, 480 + index);
    await insertSmallSeason(test.services, {
      games: [smallGame({ key, startAt })],
      odds: goodOdds(key, known),
    });
    const drivers = [{ code: 'recent_form', contribution: 0.2 }];
    await addForecast(test.services, { gameKey: key, knownAt: known, drivers, ...chancesOf(0.5, 0.25) });
  }
  await publishPicks({ ...test.services, clock: fixedClock(NOON) }, { source: SMALL_SOURCE });
  // Two hours later the odds on the home side have fallen, and so has what the engine thinks of it.
  const later = minutesAfter(NOON, 120);
  for (const gameKey of KEYS) {
    const moved = goodOdds(gameKey, later).map((price) => ({ ...price, homeOdds: 1.9, awayOdds: 4.4 }));
    await addSmallRows(test.services, {
      games: [],
      odds: moved.filter(({ betType }) => betType === 'win_loss'),
    });
    await addForecast(test.services, { gameKey, knownAt: minutesAfter(later, 5), ...chancesOf(0.44, 0.27) });
  }
  const { rows } = await test.services.db.$client.query<{ id: string; game_id: string; bet_type: string }>(
    'select id, game_id, bet_type from pick',
  );
  ids = new Map(rows.map(({ id, game_id: game, bet_type: type }) => [`${game} ${type}`, id]));
  test.setNow(minutesAfter(NOON, 180));
});
afterAll(() => test.close());

const idOf = (key: string, betType = 'win_loss') =>
  ids.get(`${gameIdOf(SMALL_SOURCE, key)} ${betType}`) ?? '';
const explain = (key: string, options: { isEntitled?: boolean; at?: Date; betType?: string } = {}) =>
  explainPick(test.services, {
    id: idOf(key, options.betType),
    locale: 'en',
    isEntitled: options.isEntitled ?? true,
    at: options.at,
  });

describe('what turns a pick', () => {
  it('is computed from the forecast and the prices that it was published with, not from later ones', async () => {
    const { turned, min_ev: minEv, pick } = await explain('paid');
    expect(pick).toMatchObject({ bet_type: 'win_loss', side: 'home' });
    expect(minEv).toBe(0.02);
    expect(turned?.side).toBe('away');
    const price = turned?.turns.find(({ factor }) => factor === 'price');
    // One in four at odds of 4: nothing is won, and 2 % would be from 4.08 on.
    expect(price?.now).toBe(4);
    expect(turned?.value).toBeCloseTo(0.25 * 4 - 1, 1);
    expect(price?.needed).toBeCloseTo(1.02 / 0.25, 1);
    const form = turned?.turns.find(({ factor }) => factor === 'form');
    expect(form?.now).toBeLessThan(0);
    expect(form?.needed ?? -1).toBeGreaterThan(form?.now ?? 0);
  });

  it('has a line where the bet has one', async () => {
    const handicap = await explain('paid', { betType: 'run_line' });
    expect(handicap.turned?.turns.map(({ factor }) => factor)).toContain('line');
    const total = await explain('paid', { betType: 'over_under' });
    expect(total.turned?.side).toBe('under');
    expect(total.turned?.turns.map(({ factor }) => factor)).not.toContain('form');
  });
});

describe('what the engine thought', () => {
  it('is said of every forecast at the odds of its time', async () => {
    const { path } = await explain('paid');
    expect(path.map(({ p_win: p, odds }) => [Number(p.toFixed(2)), odds])).toEqual([
      [0.5, 2.1],
      [0.44, 1.9],
    ]);
    expect(path[1]?.ev).toBeCloseTo(0.44 * 1.9 - 1, 2);
  });

  it.each([
    [-90, null],
    [-60, 0.5],
    [119, 0.5],
    [125, 0.44],
    [170, 0.44],
  ])('at %i minutes from the publication is what was known then', async (minutes, chance) => {
    const { thought } = await explain('paid', { at: minutesAfter(NOON, minutes) });
    expect(thought === null ? null : Number(thought.p_win.toFixed(2))).toBe(chance);
  });

  it('ends with the start of the game', async () => {
    await addForecast(test.services, {
      gameKey: 'paid',
      knownAt: minutesAfter(NOON, 490),
      ...chancesOf(0.9, 0.05),
    });
    const after = { ...test.services, clock: fixedClock(minutesAfter(NOON, 600)) };
    const { path } = await explainPick(after, { id: idOf('paid'), locale: 'en', isEntitled: false });
    expect(path).toHaveLength(2);
  });
});

describe('a locked pick', () => {
  it('shows nothing to readers without a plan, and opens with its game; the free one is open', async () => {
    const free = (await test.services.db.$client.query('select id from pick where is_free')).rows[0]?.id;
    const locked = [...ids.values()].filter((id) => id !== free);
    expect(locked.length).toBeGreaterThan(2);
    for (const id of locked)
      await expect(
        explainPick(test.services, { id, locale: 'en', isEntitled: false, at: NOON }),
      ).rejects.toMatchObject({ code: 'plan_required' });
    const open = await explainPick(test.services, { id: free, locale: 'en', isEntitled: false });
    expect(open.pick.is_free).toBe(true);
    const started = { ...test.services, clock: fixedClock(minutesAfter(NOON, 482)) };
    expect(
      (await explainPick(started, { id: idOf('paid'), locale: 'en', isEntitled: false })).turned,
    ).not.toBeNull();
  });

  it('of an id that no pick has is not found', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    await expect(explainPick(test.services, { id, locale: 'en', isEntitled: true })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
