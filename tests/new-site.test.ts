import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsContract } from '#api/claims.contract.ts';
import { planListContract } from '#api/plan/list.contract.ts';
import { listLeagueDays } from '#db/queries/plan-content.ts';
import { seedPlans } from '#domain/money/plan/seed-plans.ts';
import { MAX_PRICE_AGE_MS } from '#domain/picks/bet/standing-prices.ts';
import { expectPicks } from '#domain/picks/plan-forecast/expect-picks.ts';
import { isSameRegime } from '#domain/picks/plan-forecast/price-regime.ts';
import { loadHome } from '#screens/home/data.server.ts';
import { loadRecord } from '#screens/record/data.server.ts';
import { loadSubscribe } from '#screens/subscribe/data.server.ts';
import { loadOngoing } from '#screens/unstarted-record/data.server.ts';
import { DAY_MS } from '#terms/durations.ts';
import { callApi } from '#tests/support/call-api.ts';
import type { Claim } from '#tests/support/claims/claim.ts';
import { CLAIMS, readClaims } from '#tests/support/claims/read-claims.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { isLong } from '#tests/support/is-long.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makePageContext } from '#tests/support/page-context.ts';
import { prepareReplayedSite, type ReplayedSite } from '#tests/support/replayed-site.ts';

/**
 * A new site is read as a guest and as a member with a plan: at its start, a day later and a month later. Every figure that a page
 * or a call says is held against the other places that say it, and against the rows themselves. The long form lives the whole month,
 * from price to price; the short one its first weekend, and finds the rest when it wakes up.
 */
const START = new Date('2026-11-21T09:05:00Z');
const LEAGUES = isLong ? ['EPL', 'LALIGA', 'SERIEA', 'MLB'] : ['EPL', 'LALIGA', 'SERIEA'];

let test: TestServices;
let site: ReplayedSite;
let payer: MadeMember;
const claimsRead = new Set<Claim>();
beforeAll(
  async () => {
    test = await testServices();
    await seedPlans(test.services.db, { brand: 'blue' });
    site = await prepareReplayedSite(test, { leagues: LEAGUES, at: START });
    payer = await makeMember(site.services, { planDays: 90 });
  },
  isLong ? 600_000 : 300_000,
);
afterAll(() => test.close());

const count = async (text: string) => Number((await site.query(text))[0]?.n);
const iso = (at: Date) => `'${at.toISOString()}'::timestamptz`;
const requestContext = (member: MadeMember['member'] | null) => makePageContext(site.services, { member });
const asked = (path: string) => new Request(`https://site.example/en${path}`);

/** How many picks are published for games that begin until an instant, from the rows alone. */
const publishedUntil = (until: Date) =>
  count(`select count(*) as n from pick where origin = 'live' and start_at > ${iso(site.now())} and start_at <= ${iso(until)}
    and not exists (select 1 from pick_withdrawal where pick_id = pick.id)`);

describe('a new site', () => {
  it('made its past by the rules by which it publishes: no price too old, none before or behind the window', async () => {
    const wrong = await count(`select count(*) as n from pick where
      published_at - (odds_snapshot ->> 'takenAt')::timestamptz not between interval '0' and interval '${MAX_PRICE_AGE_MS / 1000} seconds'
      or start_at - published_at not between interval '15 minutes' and interval '48 hours'`);
    expect(wrong).toBe(0);
    expect(await count(`select count(*) as n from pick where origin = 'backfill'`)).toBeGreaterThan(60);
  });

  it('has a record of twenty days that is not the record of one', async () => {
    const days =
      await site.query(`select settled_day, count(*)::int as n, sum(abs(profit_cents))::float8 as moved from pick_record
      where origin = 'backfill' and settled_day > '2026-11-01' group by 1`);
    const total = (field: 'n' | 'moved') => days.reduce((sum, day) => sum + Number(day[field]), 0);
    expect(days.length).toBeGreaterThan(7);
    for (const field of ['n', 'moved'] as const) {
      const most = Math.max(...days.map((day) => Number(day[field])));
      expect(most / total(field)).toBeLessThan(0.4);
    }
  });

  it('says how often the price of a pick lasted, as prices move soon after a pick as well', async () => {
    const [row] =
      await site.query(`select count(*) filter (where open_60)::int as open, count(*) filter (where good_60)::int as good
      from pick_record where origin = 'backfill'`);
    expect(Number(row?.good)).toBeLessThan(Number(row?.open));
    expect(Number(row?.good)).toBeGreaterThan(0);
  });

  it.each([1, 7, 30])(
    'would have foretold the picks of %i days of its own past: in at least 85 of 100 periods the count lies in the range',
    async (days) => {
      const { db, clock } = site.services;
      const until = clock.now();
      const from = new Date(until.getTime() - 90 * DAY_MS);
      const known = { asOf: until, sources: ['replay'], from, until, origin: 'backfill' } as const;
      const played = await listLeagueDays(db, known);
      const [first, last] = [
        Math.min(...played.map(({ day }) => day)),
        Math.max(...played.map(({ day }) => day)),
      ];
      let [periods, within] = [0, 0];
      for (let today = first + 21; today + days <= last; today += 1) {
        const coming = played.filter(({ day }) => day >= today && day < today + days);
        const expected = expectPicks(
          played.filter(({ day }) => day < today),
          coming,
          { today, days },
        );
        if (expected === null || coming.length === 0) continue;
        const came = coming.reduce((sum, { picks }) => sum + picks, 0);
        periods += 1;
        if (came >= expected.low && came <= expected.high) within += 1;
      }
      expect(periods).toBeGreaterThan(20);
      expect(within / periods).toBeGreaterThanOrEqual(0.85);
    },
  );

  describe.each([
    ['at its start', 0],
    ['a day later', 1],
    ['a month later', 30],
  ] as const)('%s', (_, days) => {
    beforeAll(
      async () => {
        const until = new Date(START.getTime() + days * DAY_MS);
        if (isLong || days < 2) return site.live(until);
        await site.live(new Date(START.getTime() + 2 * DAY_MS));
        await site.sleep(until);
      },
      isLong ? 3_000_000 : 300_000,
    );

    it('foretells of no plan less than is published for it, on the page as in the call', async () => {
      const answer = await callApi(site.services, { path: '/plan/list' });
      const page = await loadSubscribe(requestContext(null));
      const plans = planListContract.data.parse(answer.data);
      expect(plans.length).toBeGreaterThan(3);
      for (const { id, period, period_days: length, content } of plans) {
        const shown = page.plans.find((plan) => plan.id === id)?.content;
        expect(shown).toEqual(content);
        if (content === null) throw new Error('a plan without content');
        if (period === 'weekly') {
          const ends = new Date(site.now().getTime() + length * DAY_MS);
          expect(content.published).toBe(await publishedUntil(ends));
        }
        if (content.picks === null) continue;
        const { low, mean, high } = content.picks;
        expect(low).toBeGreaterThanOrEqual(content.published);
        expect(mean).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(mean);
      }
      const chosen = page.plans.find(({ id }) => id === page.chosenId);
      // Where nothing can be foretold, nothing is said of what the plan has to earn either.
      if (chosen?.content?.picks === null) expect(page.outlook).toBeNull();
      else expect(page.outlook?.picks ?? chosen?.content?.picks?.mean).toBe(chosen?.content?.picks?.mean);
    });

    it('says the same claims on home and in the call, and they follow from the rows', async () => {
      const claims = claimsContract.data.parse((await callApi(site.services, { path: '/claims' })).data);
      const home = await loadHome(requestContext(null), asked('/'));
      const recent = home.record.window;
      for (const figure of [recent?.profit, recent?.winRate, recent?.closingValue]) {
        if (!figure) continue;
        const said = claims.find(
          ({ id, origin, period }) =>
            id === figure.id && origin === figure.origin && period?.days === figure.period?.days,
        );
        expect(figure).toMatchObject({ value: said?.value, n: said?.n, interval: said?.interval });
      }
      for (const claim of claims.filter(({ period }) => period !== null)) {
        const { origin, period, id, value, n, interval } = claim;
        const [row] =
          await site.query(`select count(*)::int as n, coalesce(sum(profit_cents), 0)::float8 / 100 as usd,
            count(*) filter (where result = 'win')::int as won, count(*) filter (where result in ('win', 'lose'))::int as decided,
            avg(closing_value)::float8 as closing, count(closing_value)::int as closed
          from pick_record where origin = '${origin}'
            and settled_day >= (${`'${period?.from}'`}::timestamptz at time zone 'Asia/Taipei')::date
            and settled_day <= (${`'${period?.until}'`}::timestamptz at time zone 'Asia/Taipei')::date`);
        const rows = {
          profit: [row?.usd, row?.n],
          average_daily_profit: [Number(row?.usd) / (period?.days ?? 1), row?.n],
          win_rate: [Number(row?.won) / Number(row?.decided), row?.decided],
          closing_value: [row?.closing, row?.closed],
        } as Readonly<Record<string, readonly [unknown, unknown]>>;
        const [expected, sample] = rows[id] ?? [];
        expect(value).toBeCloseTo(Number(expected), 6);
        expect(n).toBe(Number(sample));
        // No figure of the record without saying how sure it is.
        if (n > 1) {
          expect(interval?.[0]).toBeLessThanOrEqual(value);
          expect(interval?.[1]).toBeGreaterThanOrEqual(value);
        }
      }
    });

    it('counts on the record what the rows count, and publishes nothing behind a start', async () => {
      const late = await count(
        `select count(*) as n from pick where origin = 'live' and published_at >= start_at`,
      );
      expect(late).toBe(0);
      for (const origin of ['live', 'backfill'] as const) {
        const page = await loadRecord(requestContext(null), asked(`/record?origin=${origin}&window=all`));
        const [row] =
          await site.query(`select count(*)::int as n, count(*) filter (where result = 'win')::int as win,
          coalesce(sum(profit_cents), 0)::float8 as cents from pick_record where origin = '${origin}'`);
        expect(page.query.origin).toBe(origin);
        expect(page.figures.summary.n).toBe(row?.n);
        expect(page.figures.summary.win).toBe(row?.win);
        expect(page.figures.summary.profit_cents).toBe(row?.cents);
      }
    });

    it('lists to a guest and to a payer the same coming picks, locked to the one and open to the other', async () => {
      const [guest, member] = await Promise.all([
        loadOngoing(requestContext(null), asked('/unstartedRecord')),
        loadOngoing(requestContext(payer.member), asked('/unstartedRecord')),
      ]);
      const coming = await count(
        `select count(*) as n from pick where origin = 'live' and start_at > ${iso(site.now())}`,
      );
      expect([guest.total, member.total]).toEqual([coming, coming]);
      expect(member.picks.filter(({ locked }) => locked)).toEqual([]);
      expect(guest.picks.filter(({ locked, is_free: isFree }) => !locked && !isFree)).toEqual([]);
      const starts = member.picks.map((pick) => pick.start_at);
      expect(starts).toEqual([...starts].sort());
    });

    it('says nothing on a page, to a guest or a payer, that the rows or another page contradict', async () => {
      const { errors, read } = await readClaims(site, payer.member);
      for (const claim of read) claimsRead.add(claim);
      expect(errors).toEqual([]);
    });

    it('ranks by expected value where it says so, for those who may see it', async () => {
      const page = await loadOngoing(
        requestContext(payer.member),
        asked('/unstartedRecord?method=expected_value'),
      );
      const values = page.picks.flatMap((pick) => (pick.locked ? [] : [pick.ev]));
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect(page.rankedFrom).toBeNull();
      const byRecord = await loadOngoing(requestContext(null), asked('/unstartedRecord?method=average_rate'));
      const decided = await count(`select coalesce(max(n), 0) as n from (select count(*) as n from pick_record
        where origin = 'live' and result in ('win', 'lose') group by league_id, bet_type) as kinds`);
      if (decided < 20) expect(byRecord.rankedFrom).toBe(20);
    });
  });

  it('has said by then everything that is looked for: a sentence whose words have changed is held by nobody', () => {
    expect(CLAIMS.filter((claim) => !claimsRead.has(claim)).map(({ words }) => words.source)).toEqual([]);
  });

  it('publishes after its start at prices of the kind of its past', async () => {
    const kinds =
      await site.query(`select origin, odds_snapshot ->> 'bookmaker' as bookmaker, count(*)::int as picks,
      0 as stale from pick group by 1, 2`);
    const rows = kinds.map(({ origin, bookmaker, picks }) => ({
      origin: origin === 'live' ? ('live' as const) : ('backfill' as const),
      bookmaker: String(bookmaker),
      picks: Number(picks),
      stale: 0,
    }));
    expect(rows.reduce((sum, { origin, picks }) => sum + (origin === 'live' ? picks : 0), 0)).toBeGreaterThan(
      9,
    );
    expect(isSameRegime(rows)).toBe(true);
  });
});
