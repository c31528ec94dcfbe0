import { loadavg } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import type { Services } from '#domain/services.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { isLong } from '#tests/support/is-long.ts';
import type { Journal } from '../chaos/buyers.ts';
import { startLoad, warmUp } from '../chaos/constant-load.ts';
import { passHour, untilQuiet } from '../chaos/quiet.ts';
import { countWritten, servicesOf, storm } from '../chaos/storm.ts';
import { stormErrors } from '../chaos/storm-errors.ts';
import { findClusterPrograms } from './cluster-programs.ts';
import { type ClusterSite, type Loss, openClusterSite } from './cluster-site.ts';

/**
 * The site as `deploy/` describes it, and its primary taken away again and again while members buy and guests read: LONG_TESTS=1 where Debian's
 * packages are there or may be installed. FAILOVERS says how often, LOSSES how, in turn (`machine,postmaster`).
 */
const FAILOVERS = Number(process.env.FAILOVERS ?? 8);
const ALL_LOSSES: readonly Loss[] = ['postmaster', 'switchover', 'machine', 'frozen standby'];
const LOSSES = (process.env.LOSSES?.split(',') ?? ALL_LOSSES).map(lossOf);

describe.runIf(isLong)('a cluster whose primary is taken away', () => {
  const programs = isLong ? findClusterPrograms() : null;
  let site: ClusterSite;
  beforeAll(async () => {
    if (programs !== null)
      site = await openClusterSite(programs, { RATE_LIMITS: 'off', DRAIN_NOTICE_S: '1' });
  }, 300_000);
  afterAll(() => site?.close());

  it('loses and doubles nothing that was acknowledged, and goes on by itself', {
    timeout: 300_000 + FAILOVERS * 90_000,
  }, async ({ skip }) => {
    if (programs === null) return skip('patroni, etcd-server, haproxy and pgbouncer are not installed');
    const journal: Journal = { orders: new Map(), lost: 0, retries: 0 };
    const gaps: { loss: Loss; writesS: number; readsS: number }[] = [];
    const spans: { readonly loss: Loss; readonly lostMs: number; readonly backMs: number }[] = [];
    await Promise.all(site.webs.map(warmUp));
    // The balancer looks once in a while whether they are there, and refuses until it has seen one.
    await warmUp(site.site);
    const load = startLoad(site.site, { readers: 2, listeners: 0 });
    const watch = watchGaps({
      writes: () => countWritten(journal),
      reads: () => load.answers.get(200) ?? 0,
    });
    let turn = 0;
    const outcome = await storm(
      {
        nextWeb: site.nextWeb,
        ownerUrl: site.ownerUrl,
        kill: async () => {
          const loss = LOSSES[turn++ % LOSSES.length] ?? 'postmaster';
          watch.begin();
          const lostMs = nowMs();
          await site.lose(loss);
          spans.push({ loss, lostMs, backMs: nowMs() });
          const gap = { loss, ...(await watch.end()) };
          gaps.push(gap);
          if (process.env.CLUSTER_LOGS !== undefined)
            process.stdout.write(
              `${new Date(lostMs).toISOString()} load ${loadavg()[0]?.toFixed(1)} ${JSON.stringify(gap)}\n`,
            );
        },
      },
      {
        seed: 58,
        clients: 4,
        victims: Array.from({ length: FAILOVERS }, () => 'database' as const),
        limitMs: FAILOVERS * 90_000,
        writes: 20,
        sleepers: 10,
        leavers: 10,
        emails: 0,
        smtpUrl: null,
        journal,
      },
    ).finally(() => Promise.all([watch.stop(), load.stop()]));
    const { services, clock, close } = servicesOf(site, null);
    await followTestClock(services, clock);
    await untilQuiet(services);
    // However few the failovers were, all games have come into the publishing window by then, or have a result.
    await passHour(services, clock, site.ownerUrl);
    const errors = await stormErrors(services, outcome);
    const standstills = standstillsOf(await readJobTimes(services), spans);
    await close();
    const saidOf = (loss: Loss) => {
      const own = gaps.filter((gap) => gap.loss === loss);
      const waits = standstills.filter((_, turn) => gaps[turn]?.loss === loss);
      const { name, retries } = waits.reduce(longer, NO_STANDSTILL);
      const [writes, reads] = [own.map(({ writesS }) => writesS), own.map(({ readsS }) => readsS)];
      const jobs = saidOfSpread(waits.map(({ waitedMs }) => waitedMs / 1000));
      return `${own.length} × ${loss} ${saidOfSpread(writes)}/${saidOfSpread(reads)}/${jobs} s (${name}, tried again ${retries} times)`;
    };
    const said = ALL_LOSSES.filter((loss) => LOSSES.includes(loss)).map(saidOf);
    const refused = load.refusedAt.map((at) => saidOfRefusal(performance.timeOrigin + at, spans));
    const acknowledged = countWritten(journal);
    process.stdout.write(
      `failover: ${acknowledged} acknowledged writes, ${errors.length} errors; median to longest without a write/without an answer to guests/that a due job waited: ` +
        `${said.join(', ')}; answers to guests ${JSON.stringify([...load.answers])}, of these ${JSON.stringify([...load.refusals])}, ${JSON.stringify(refused)}\n`,
    );
    expect(errors).toEqual([]);
    expect([...load.refusals]).toEqual([]);
    expect(acknowledged).toBeGreaterThan(10 * FAILOVERS);
    expect(gaps.length).toBe(FAILOVERS);
  });
});

function lossOf(name: string): Loss {
  const loss = ALL_LOSSES.find((one) => one === name);
  if (loss === undefined) throw new Error(`LOSSES knows ${ALL_LOSSES.join(', ')}, and not ${name}`);
  return loss;
}

/** Median and longest, as in `4.3 to 6.2`. */
function saidOfSpread(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((one, other) => one - other);
  const [below, above] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return `${((below + above) / 2).toFixed(1)} to ${(sorted.at(-1) ?? 0).toFixed(1)}`;
}

type JobTimes = {
  readonly name: string;
  readonly retries: number;
  readonly dueMs: number;
  readonly doneMs: number;
};

type Standstill = Pick<JobTimes, 'name' | 'retries'> & { readonly waitedMs: number };
const NO_STANDSTILL: Standstill = { name: 'none', retries: 0, waitedMs: 0 };

/** When each job that was done was due, and when it was done. A job that was tried again was due when it was asked for. */
async function readJobTimes({ db }: Services): Promise<JobTimes[]> {
  const { rows } = await db.$client.query<JobTimes>(
    `select name, retry_count as retries, extract(epoch from case when retry_count = 0 then greatest(created_on, start_after) else created_on end)::float8 * 1000 as "dueMs",
      extract(epoch from completed_on)::float8 * 1000 as "doneMs"
    from pgboss.job where state = 'completed'`,
  );
  return rows;
}

/** For each loss the job that waited longest after it, of those which were due then, or became due before the cluster was whole again. */
function standstillsOf(
  jobs: readonly JobTimes[],
  spans: readonly { readonly lostMs: number; readonly backMs: number }[],
): Standstill[] {
  return spans.map(({ lostMs, backMs }) =>
    jobs
      .filter(({ dueMs, doneMs }) => doneMs > lostMs && dueMs < backMs)
      .map(({ name, retries, dueMs, doneMs }) => ({
        name,
        retries,
        waitedMs: doneMs - Math.max(dueMs, lostMs),
      }))
      .reduce(longer, NO_STANDSTILL),
  );
}

/** How long after which loss a guest was refused: `machine 3 +1.2 s`. */
function saidOfRefusal(
  atMs: number,
  spans: readonly { readonly loss: Loss; readonly lostMs: number }[],
): string {
  const turn = spans.findLastIndex(({ lostMs }) => lostMs <= atMs);
  const span = spans[turn];
  return span === undefined
    ? 'before all'
    : `${span.loss} ${turn + 1} +${((atMs - span.lostMs) / 1000).toFixed(1)} s`;
}

const nowMs = () => performance.timeOrigin + performance.now();

const longer = (one: Standstill, other: Standstill): Standstill =>
  other.waitedMs > one.waitedMs ? other : one;

/** Looks a hundred times a second when each count last grew, and answers the longest standstill of a stretch. */
function watchGaps(counts: { writes: () => number; reads: () => number }) {
  let isOver = false;
  let longest = { writes: 0, reads: 0 };
  let isMeasured = false;
  const last = {
    writes: { count: counts.writes(), at: performance.now() },
    reads: { count: counts.reads(), at: performance.now() },
  };
  const look = () => {
    for (const kind of ['writes', 'reads'] as const) {
      const [count, at] = [counts[kind](), performance.now()];
      if (isMeasured) longest[kind] = Math.max(longest[kind], at - last[kind].at);
      if (count !== last[kind].count) last[kind] = { count, at };
    }
  };
  const looking = (async () => {
    while (!isOver) {
      look();
      await waitSince(startTimer(), 10);
    }
  })();
  return {
    begin: () => {
      longest = { writes: 0, reads: 0 };
      isMeasured = true;
    },
    /** Ends the stretch when both have grown once more, or no one is waited for any more. */
    end: async () => {
      const before = { writes: counts.writes(), reads: counts.reads() };
      while (!isOver && (counts.writes() === before.writes || counts.reads() === before.reads))
        await waitSince(startTimer(), 10);
      isMeasured = false;
      return { writesS: longest.writes / 1000, readsS: longest.reads / 1000 };
    },
    stop: async () => {
      isOver = true;
      await looking;
    },
  };
}
