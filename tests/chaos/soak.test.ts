import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import type { Services } from '#domain/services.ts';
import { elapsedSince, startTimer, waitSince } from '#platform/clock.ts';
import { isLong } from '#tests/support/is-long.ts';
import { buy, type Journal } from './buyers.ts';
import { startLoad } from './constant-load.ts';
import { openStore } from './open-store.ts';
import type { HeldMemory } from './own-memory.ts';
import { openSmallSite } from './small-site.ts';
import { servicesOf } from './storm.ts';
import { seededRandom, type VictimSite, WEBS, WORKERS } from './victim-site.ts';

/**
 * Readers, listeners, buyers and all jobs at once for a while: no process grows, in memory or in descriptors, and nothing is left lying in
 * the database. A long test alone: LONG_TESTS=1 does so for SOAK_MINUTES (5).
 */

const SOAK_MS = Number(process.env.SOAK_MINUTES ?? 5) * 60_000;
const LOOK_MS = 5000;
/** The first part warms the code and fills what is remembered. */
const WARM = 0.4;
const MAX_GROWTH = 1.15;
const MAX_MORE_DESCRIPTORS = 10;
const NAMES = [...WEBS, ...WORKERS] as const;

type Look = { readonly name: string; readonly megabytes: number; readonly descriptors: number };

function lookAt(site: VictimSite, name: (typeof NAMES)[number]): Look {
  const pid = site.pidOf(name);
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return {
    name,
    megabytes: (pages * 4096) / 1e6,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** What no one will ever end or take: open transactions, locks that are held while no one works, sessions of killed processes. */
async function leftLying({ db }: Services): Promise<string[]> {
  const { rows } = await db.$client.query<{ what: string; n: number }>(
    `select 'idle in transaction' as what, count(*)::int as n from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '5 s'
     union all select 'held locks', count(*)::int from pg_locks l join pg_stat_activity a using (pid)
       where l.locktype = 'advisory' and a.state = 'idle' and a.state_change < now() - interval '5 s'
     union all select 'sessions of no one', count(*)::int from session s
       where not exists (select 1 from account a where a.id = s.account_id)
     union all select 'lines of no order', count(*)::int from order_event e
       where not exists (select 1 from member_order o where o.id = e.order_id)
     union all select 'jobs at work for too long', count(*)::int from pgboss.job
       where state = 'active' and started_on < now() - interval '2 min'`,
  );
  return rows.filter(({ n }) => n > 0).map(({ what, n }) => `${n} ${what}`);
}

type Line = Look & {
  readonly growth: number;
  readonly more: number;
  readonly held: number;
  readonly heldGrowth: number;
};

const sentenceOf = ({ name, megabytes, growth, more, held, heldGrowth }: Omit<Line, 'descriptors'>) =>
  `${name} ${megabytes.toFixed(0)} MB (${growth.toFixed(2)}×, ${more} descriptors more), ` +
  `held ${held.toFixed(1)} MB (${heldGrowth.toFixed(2)}×)`;

const total = (held: HeldMemory | undefined) => (held === undefined ? Number.NaN : held.heap + held.outside);

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe.runIf(isLong)('a mixed load', () => {
  let site: VictimSite;
  beforeAll(async () => {
    site = await openSmallSite({ RATE_LIMITS: 'off', DRAIN_NOTICE_S: '0' });
  }, 300_000);
  afterAll(() => site?.close());

  it('lets no process grow and leaves nothing lying', { timeout: SOAK_MS + 240_000 }, async () => {
    const { services, clock, close } = servicesOf(site, null);
    await followTestClock(services, clock);
    const { store, nextBuyer } = await openStore(services, { sleepers: 0, leavers: 0 });
    const journal: Journal = { orders: new Map(), lost: 0, retries: 0 };
    const random = seededRandom(1);
    let isOver = false;
    const loads = WEBS.map((web) => startLoad(site.addressOf(web), { readers: 2, listeners: 5 }));
    const buying = (async () => {
      while (!isOver) {
        const buyer = await nextBuyer();
        await buy({ nextWeb: site.nextWeb, store, buyer, journal, random }, () => isOver);
      }
    })();
    const looks: Look[][] = [];
    const heldByAll = () => Promise.all(NAMES.map((name) => site.heldBy(name)));
    let heldWarm: readonly HeldMemory[] | null = null;
    for (const started = startTimer(); elapsedSince(started) < SOAK_MS; ) {
      await waitSince(startTimer(), LOOK_MS);
      looks.push(NAMES.map((name) => lookAt(site, name)));
      if (heldWarm === null && elapsedSince(started) > SOAK_MS * WARM) heldWarm = await heldByAll();
    }
    const heldAtLast = await heldByAll();
    isOver = true;
    await Promise.all([buying, ...loads.map((load) => load.stop())]);
    await expect.poll(() => leftLying(services), { timeout: 60_000, interval: 500 }).toEqual([]);
    await close();
    const warm = looks.slice(Math.floor(looks.length * WARM));
    const half = Math.floor(warm.length / 2);
    const report = NAMES.map((name, at) => {
      const middle = (part: readonly Look[][], fact: 'megabytes' | 'descriptors') =>
        median(part.map((look) => look[at]?.[fact] ?? 0));
      const [before, after] = [warm.slice(0, half), warm.slice(half)];
      return {
        name,
        growth: middle(after, 'megabytes') / middle(before, 'megabytes'),
        megabytes: middle(after, 'megabytes'),
        more: middle(after, 'descriptors') - middle(before, 'descriptors'),
        held: total(heldAtLast[at]),
        heldGrowth: total(heldAtLast[at]) / total(heldWarm?.[at]),
      };
    });
    const answers = loads.flatMap((load) => [...load.answers.entries()]);
    const served = answers.reduce((sum, [, count]) => sum + count, 0);
    process.stdout.write(
      `mixed load for ${SOAK_MS / 1000} s: ${served} answers, ${journal.orders.size} orders; ` +
        `${report.map(sentenceOf).join(', ')}\n`,
    );
    expect(report.filter(({ more }) => more > MAX_MORE_DESCRIPTORS)).toEqual([]);
    expect(report.filter(({ heldGrowth }) => !(heldGrowth <= MAX_GROWTH))).toEqual([]);
    expect(report.filter(({ growth }) => growth > MAX_GROWTH)).toEqual([]);
    expect(answers.filter(([status]) => status !== 200)).toEqual([]);
    expect(journal.orders.size).toBeGreaterThan(0);
  });
});
