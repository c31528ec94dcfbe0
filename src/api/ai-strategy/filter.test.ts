import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { makeMember } from '#tests/support/members.ts';
import { type PlayedRecord, playRecord } from '#tests/support/played-record.ts';
import { strategyFilterContract } from './filter.contract.ts';

let test: TestServices;
let played: PlayedRecord;
let free: string;
let paying: string;
let resting: string;

beforeAll(async () => {
  test = await testServices();
  played = await playRecord(test, 3);
  free = (await makeMember(test.services)).token;
  paying = (await makeMember(test.services, { planDays: 30 })).token;
  const breakUntil = minutesAfter(played.now, 1440);
  resting = (await makeMember(test.services, { planDays: 30, breakUntil })).token;
});
afterAll(() => test.close());

async function filter(token: string, query = '') {
  const answer = await callApi(test.services, { path: `/ai-strategy/filter${query}`, token });
  return {
    picks: strategyFilterContract.data.parse(answer.data),
    meta: strategyFilterContract.meta.parse(answer.meta),
  };
}

describe('200', () => {
  it('gives a member with a plan the coming picks in full, with form, price and forecast', async () => {
    const { picks, meta } = await filter(paying);
    expect(meta).toMatchObject({ total: 3, entitled: true });
    const [first] = picks;
    if (!first || first.locked) throw new Error('the pick should be open');
    expect(first).toMatchObject({
      bet_type: 'win_loss',
      side: 'home',
      drivers: [{ code: 'elo', contribution: 0.31 }],
      price: { still_good: true, now: { value: 2.1, source: 'one' } },
      forecast: { probabilities: { home: 0.5, draw: 0.25, away: 0.25 }, version: 'soccer-test' },
    });
    expect(first.card.form.home).toMatchObject({ win: 1, draw: 1, lose: 1 });
    expect(first.card.form.home.last_five.map((game) => game.result)).toEqual(['draw', 'lose', 'win']);
    expect(first.card.track).toMatchObject({ n: 2 });
    const scores = first.forecast?.score_distribution.scores ?? [];
    expect(scores).toHaveLength(10);
    expect(scores[0]?.p).toBeGreaterThan(scores[9]?.p ?? 1);
  });

  it('locks all but the free pick for a member without a plan, and leaves what is free in its place', async () => {
    const { picks, meta } = await filter(free);
    expect(meta.entitled).toBe(false);
    expect(picks.map((pick) => [pick.serial?.slice(-4), pick.locked])).toEqual([
      ['0001', false],
      ['0002', true],
      ['0003', true],
    ]);
    expect(Object.keys(picks[1] ?? {}).toSorted()).toEqual(
      ['bet_type', 'card', 'data_origin', 'event', 'game_start_at', 'id', 'is_free', 'leaf_hash', 'league', 'locked', 'opens_at', 'published_at',
        'serial', 'sport', 'start_at'], // biome-ignore format: a list of fields
    );
    expect(picks[1]?.card.form.away.last_five).toHaveLength(3);
  });

  it('names the coming games without a pick and why', async () => {
    const { meta } = await filter(free);
    expect(meta.waiting.map((game) => [game.event.id, game.state])).toEqual([
      [played.poorGame, 'insufficient'],
    ]);
  });

  it('sorts by method, and follows sport, league, date and bet type', async () => {
    const byValue = (await filter(paying, '?method=expected_value')).picks.map((pick) =>
      pick.locked ? 0 : pick.ev,
    );
    expect(byValue).toEqual(byValue.toSorted((a, b) => b - a));
    expect((await filter(paying, '?bet_type=run_line')).picks.map((pick) => pick.bet_type)).toEqual([
      'run_line',
    ]);
    expect((await filter(paying, '?sport=baseball')).meta.total).toBe(0);
    expect((await filter(paying, '?league=EPL&date=2016-11-04')).meta.total).toBe(3);
    expect((await filter(paying, '?date=2016-11-06')).meta.total).toBe(0);
  });

  it('leaves a member with a plan what is worth a bet at home, and reveals nothing to the others', async () => {
    const all = (await filter(paying)).picks.flatMap((pick) => (pick.locked ? [] : [pick]));
    for (const market of ['TW', 'HK', 'VN'] as const) {
      const worth = all.filter(({ local_prices }) =>
        local_prices.some(({ profile, ev }) => profile === market && ev !== null && ev > 0),
      );
      const { picks, meta } = await filter(paying, `?at_home=${market}`);
      expect(picks.map(({ id }) => id)).toEqual(worth.map(({ id }) => id));
      expect(meta.total).toBe(worth.length);
      expect((await filter(free, `?at_home=${market}`)).picks.map(({ id }) => id)).toEqual(
        all.map(({ id }) => id),
      );
    }
  });

  it('shows what was coming at an earlier instant, withdrawn picks with their reason', async () => {
    const { picks } = await filter(free, '?as_of=2016-11-02T06:00:00Z');
    expect(picks).toHaveLength(3);
    expect(picks.every((pick) => !pick.locked)).toBe(true);
    expect(picks.find((pick) => pick.bet_type === 'win_loss')?.card.withdrawal).toMatchObject({
      reason: 'line_up',
    });
  });
});

describe('302', () => {
  it('asks a guest to sign in', async () => {
    const answer = await callApi(test.services, { path: '/ai-strategy/filter' });
    expect(answer).toMatchObject({ http_code: 302, status: 401, data: null });
  });
});

describe('422', () => {
  it.each([
    '?sport=chess',
    '?method=luck',
    '?at_home=US',
    '?date=tomorrow',
    '?as_of=2099-01-01T00:00:00Z',
    '?page=0',
  ])('refuses %s', async (query) => {
    const answer = await callApi(test.services, { path: `/ai-strategy/filter${query}`, token: paying });
    expect(answer.http_code).toBe(422);
  });
});

describe('423', () => {
  it('says to a member on a break until when it lasts', async () => {
    const answer = await callApi(test.services, { path: '/ai-strategy/filter', token: resting });
    expect(answer).toMatchObject({ http_code: 423, data: { until: expect.any(String) } });
  });
});
