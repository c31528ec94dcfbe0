import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listComing } from '#domain/picks/pick/list-coming.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { loadOngoing } from '../unstarted-record/data.server.ts';
import type { OpenCard } from './cards.server.ts';
import { shownPick } from './shown-pick.server.ts';

let test: TestServices;
let paying: MadeMember;
beforeAll(async () => {
  test = await testServices();
  await playRecord(test, 2);
  paying = await makeMember(test.services, { planDays: 30 });
});
afterAll(() => test.close());

/** The page of coming picks as this reader gets it. */
async function load({ member }: Pick<MadeMember, 'member'>, cookie = '') {
  const context = makePageContext(test.services, { path: '/unstartedrecord', member });
  const request = new Request('https://site.example/en/unstartedrecord', { headers: { Cookie: cookie } });
  return (await loadOngoing(context, request)).picks;
}

const openOf = (picks: Awaited<ReturnType<typeof load>>): readonly OpenCard[] =>
  picks.flatMap((pick) => (pick.locked ? [] : [pick]));

describe('what is sent of a coming pick', () => {
  it('has of its forecast the bars that decide the bet and are seen, four scores, and the reasons weighed', async () => {
    const picks = openOf(await load(paying));
    const forecasts = picks.flatMap(({ forecast }) => (forecast === null ? [] : [forecast]));
    expect(forecasts.length).toBeGreaterThan(0);
    for (const { bars, scores, why, ...rest } of forecasts) {
      expect(Object.keys(rest).toSorted()).toEqual(['expected', 'newer_at', 'probabilities', 'spread']);
      expect(Math.min(...bars.map(([, p]) => p))).toBeGreaterThanOrEqual(0.003);
      expect(scores.length).toBeLessThanOrEqual(4);
      expect(why.reasons.length).toBeLessThanOrEqual(3);
      expect(why.base + why.rest + why.reasons.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
        why.sum,
      );
    }
  });

  it('gives the reasons of the forecast whose chances they add up to, and says when that is newer than the pick', async () => {
    const { picks } = await listComing(test.services, {
      locale: 'en',
      isEntitled: true,
      page: 1,
      perPage: 20,
    });
    const [pick] = picks.flatMap((one) => (one.locked || one.forecast === null ? [] : [one]));
    const forecast = pick?.forecast ?? null;
    if (pick === undefined || forecast === null) throw new Error('a pick with a forecast is coming');
    const shown = (knownAt: string) => {
      const drivers = [
        { code: 'market_odds', contribution: 0.4 },
        { code: 'form', contribution: 0.2 },
      ];
      const card = shownPick(
        { ...pick, forecast: { ...forecast, known_at: knownAt, drivers } },
        { market: 'TW', driverNames: { form: 'recent form' } },
      );
      return card.locked ? null : card.forecast;
    };
    const newer = shown('2100-01-01T00:00:00.000Z');
    expect(newer?.newer_at).toBe('2100-01-01T00:00:00.000Z');
    expect(newer?.why.reasons.map(({ name }) => name)).toEqual(['recent form']);
    expect(shown(pick.published_at)?.newer_at).toBeNull();
  });

  it('has the price at home of the market that the reader chose alone', async () => {
    for (const market of ['TW', 'HK', 'VN', 'TW']) {
      const picks = openOf(await load(paying, `sports_ai_market=${market}`));
      const profiles = picks.map(({ local_prices: prices }) => prices.map(({ profile }) => profile));
      expect(profiles).toEqual(picks.map(() => [market]));
    }
  });

  it('is made once for all who may see it, and stays locked for who reads it after them', async () => {
    const [first, again] = [openOf(await load(paying)), openOf(await load(paying))];
    expect(first.length).toBeGreaterThan(1);
    for (const [index, pick] of first.entries()) expect(again[index]).toBe(pick);
    const free = await makeMember(test.services);
    const locked = (await load(free)).filter(({ is_free: isFree }) => !isFree);
    expect(locked.length).toBeGreaterThan(0);
    for (const pick of locked) {
      expect(pick.locked).toBe(true);
      expect(JSON.stringify(pick)).not.toMatch(/side|odds|min_odds|units|"ev"|forecast/);
    }
  });
});
