import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ROLE } from '#db/client.ts';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { installQueue } from '#jobs/queue.ts';
import { isLong } from '#tests/support/is-long.ts';
import { type PrimaryAndStandby, startPrimaryAndStandby } from '#tests/support/primary-and-standby.ts';
import { startLoad } from './constant-load.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { passHour, untilQuiet } from './quiet.ts';
import { openSmallGames } from './small-engine.ts';
import { chooseWebPorts, startSmallProcesses } from './small-processes.ts';
import { countWritten, servicesOf, storm } from './storm.ts';
import { stormErrors } from './storm-errors.ts';
import { WEBS } from './victim-site.ts';

/**
 * The small site on a primary whose every commit a standby has, both of the embedded binaries: the primary is killed while members buy, the
 * standby takes its place behind the same address, and guests read from it all the time. LONG_TESTS=1.
 */

describe.runIf(isLong)('a standby that takes the place of a killed primary', () => {
  let servers: PrimaryAndStandby;
  let proxy: DatabaseProxy;
  let processes: Awaited<ReturnType<typeof startSmallProcesses>>;
  let ownerUrl = '';
  beforeAll(async () => {
    servers = await startPrimaryAndStandby();
    const { primary, standby } = servers;
    proxy = await openDatabaseProxy();
    ownerUrl = proxy.addressOf(primary.ownerUrl);
    await installQueue(ownerUrl, APP_ROLE);
    await openSmallGames(ownerUrl);
    await ask(primary.ownerUrl, "alter system set synchronous_standby_names = '*'");
    await ask(primary.ownerUrl, 'select pg_reload_conf()');
    processes = await startSmallProcesses(
      {
        DATABASE_URL: proxy.addressOf(primary.appUrl),
        READ_DATABASE_URL: standby.appUrl,
        RATE_LIMITS: 'off',
        DRAIN_NOTICE_S: '1',
      },
      await chooseWebPorts(),
    );
  }, 300_000);
  afterAll(async () => {
    await processes?.close();
    proxy?.close();
    await servers?.close();
  });

  it('has every acknowledged write once, and answered every guest', { timeout: 400_000 }, async () => {
    const { primary, standby } = servers;
    await expect.poll(() => ask(primary.ownerUrl, SYNCHRONOUS)).toEqual([{ sync_state: 'sync' }]);
    let turns = 0;
    const nextWeb = () => processes.addressOf(WEBS[turns++ % WEBS.length] ?? 'web');
    const loads = WEBS.map((web) =>
      startLoad(processes.addressOf(web), { readers: 1, listeners: 0, pauseMs: 5 }),
    );
    const journal = { orders: new Map(), lost: 0, retries: 0 };
    let [written, answered] = [0, 0];
    const answers = () => loads.reduce((sum, load) => sum + (load.answers.get(200) ?? 0), 0);
    const kill = async () => {
      written = countWritten(journal);
      if (!Number.isInteger(primary.pid) || primary.pid <= 1) throw new Error('no primary runs');
      process.kill(primary.pid, 'SIGKILL');
      await expect.poll(() => ask(primary.ownerUrl, 'select 1').catch(() => 'gone')).toBe('gone');
      // Guests are answered while there is no primary at all.
      answered = answers();
      await expect.poll(answers).toBeGreaterThan(answered + 20);
      await ask(standby.ownerUrl, 'select pg_promote()');
      proxy.addressOf(standby.ownerUrl);
    };
    const outcome = await storm(
      { nextWeb, ownerUrl, kill },
      {
        seed: 58,
        clients: 4,
        victims: ['database'],
        limitMs: 60_000,
        writes: 20,
        sleepers: 10,
        leavers: 10,
        emails: 0,
        smtpUrl: null,
        journal,
      },
    );
    const { services, clock, close } = servicesOf({ ownerUrl }, null);
    await followTestClock(services, clock);
    await untilQuiet(services);
    await passHour(services, clock, ownerUrl);
    await Promise.all(loads.map((load) => load.stop()));
    expect(await stormErrors(services, outcome)).toEqual([]);
    await close();
    expect(written).toBeGreaterThan(0);
    expect(countWritten(journal)).toBeGreaterThan(written);
    expect(loads.map(({ refusals }) => [...refusals])).toEqual([[], []]);
    process.stdout.write(
      `promotion: ${written} acknowledged writes before the kill, ${countWritten(journal)} in all, ${answers()} answers to guests, each 200\n`,
    );
  });
});

const SYNCHRONOUS = 'select sync_state from pg_stat_replication';

async function ask(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
