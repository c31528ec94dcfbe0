import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { isLong } from '#tests/support/is-long.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { passHour, untilQuiet } from './quiet.ts';
import { openSmallSite } from './small-site.ts';
import { servicesOf, storm } from './storm.ts';
import { stormErrors } from './storm-errors.ts';
import { seededRandom, type Victim, type VictimSite, WEBS, WORKERS } from './victim-site.ts';
import { watchRecovery } from './watch-recovery.ts';

/**
 * The long form: two web processes, two workers and their database. Kill -9 of any of them at random instants while clients buy, operators
 * confirm, games end and picks are published: what was acknowledged is there exactly once afterwards, and every job was done once. It draws
 * a new seed, prints it, and kills up to 400 times, for KILL_MINUTES at most; KILL_SEED=… plays the same kills again. The short form of the
 * tests kills one at a time at its worst instant: a web process between a write and its answer (`tests/keyed`), a worker beside its job
 * (`src/jobs/queue.test.ts`), the database behind a commit (`packages/embedded-postgres`, `tests/lost-commit.test.ts`).
 */

const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000_007);
const LONG_MS = Number(process.env.KILL_MINUTES ?? 15) * 60_000;

type Mail = Awaited<ReturnType<typeof startMailServer>>;
let mail: Mail;
let site: VictimSite;

beforeAll(async () => {
  if (!isLong) return;
  mail = await startMailServer();
  site = await openSmallSite({ SMTP_URL: mail.url, RATE_LIMITS: 'off', DRAIN_NOTICE_S: '0' });
}, 300_000);
afterAll(async () => {
  await site?.close();
  await mail?.close();
});

function chooseVictims(): readonly Victim[] {
  const random = seededRandom(SEED);
  const names = ['database', ...WEBS, ...WORKERS] as const;
  return Array.from({ length: 400 }, () => names[Math.floor(random() * names.length)] ?? names[0]);
}

describe.runIf(isLong)('kill -9', () => {
  it('loses and doubles nothing, no matter who is killed when', {
    // What is due afterwards, a day of the site's clock, takes minutes more.
    timeout: LONG_MS + 2_400_000,
  }, async () => {
    const victims = chooseVictims();
    const recovery = watchRecovery(site);
    const watched = { nextWeb: site.nextWeb, ownerUrl: site.ownerUrl, kill: recovery.kill };
    const outcome = await storm(watched, {
      seed: SEED,
      clients: 5,
      emails: 400,
      smtpUrl: mail.url,
      journal: { orders: new Map(), lost: 0, retries: 0 },
      sleepers: 100,
      leavers: 200,
      victims,
      writes: 20,
      limitMs: LONG_MS,
    });
    const recovered = recovery.report();
    const { services, clock, close } = servicesOf(site, mail.url);
    await followTestClock(services, clock);
    // Results wait ten minutes, and what the mail server hung up on is sent again when its time has come.
    let jobs = await untilQuiet(services);
    const waiting = async () =>
      (await services.db.$client.query(`select 1 from outbox where status = 'queued'`)).rowCount !== 0;
    for (let hour = 0; hour < 24 && (hour === 0 || (await waiting())); hour++) {
      jobs = await passHour(services, clock, site.ownerUrl);
    }
    expect(await stormErrors(services, outcome)).toEqual([]);
    const written = await services.db.$client.query('select id, status from outbox');
    expect(written.rows.filter(({ status }) => status !== 'sent')).toEqual([]);
    await close();
    const ids = mail.received.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '');
    expect(new Set(ids).size).toBe(written.rows.length);
    const { journal, killed } = outcome;
    const noted = [...journal.orders.values()].reduce((sum, known) => sum + known.sure.size, 0);
    expect(noted).toBeGreaterThan(3);
    expect(killed.length).toBeGreaterThan(2);
    process.stdout.write(
      `kill -9: seed ${SEED}, ${killed.length} of ${victims.length} kills (${killed.join(', ')}), ${journal.orders.size} orders, ${noted} ` +
        `acknowledged writes, ${journal.retries} tries in vain, ${jobs.jobs} jobs, ${jobs.again} of them taken over, ` +
        `${ids.length - written.rows.length} emails sent again under their id; ` +
        `${recovered}\n`,
    );
  });
});
