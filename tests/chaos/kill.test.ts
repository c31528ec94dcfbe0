import { expect, it } from 'vitest';
import { followTestClock, moveTestClock } from '#domain/clock/follow-test-clock.ts';
import { expireOrders } from '#domain/order/expire-orders.ts';
import { sendLetters } from '#domain/outbox/send-letters.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { openSmallSite } from './small-site.ts';
import { servicesOf, storm } from './storm.ts';
import { stormFaults } from './storm-faults.ts';

/**
 * Kill -9 of the web process, the workers and the database at random instants while clients buy and operators confirm. What
 * was acknowledged is there exactly once afterwards, and nothing is half done. The seed is printed; KILL_SEED=… plays the same
 * kills again. LONG_TESTS=1 kills for minutes.
 */

const isLong = process.env.LONG_TESTS === '1';
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000_007);

it('loses and doubles nothing, whoever is killed when', {
  timeout: isLong ? 3_000_000 : 400_000,
}, async () => {
  const mail = await startMailServer();
  const site = await openSmallSite({ SMTP_URL: mail.url, RATE_LIMITS: 'off' });
  try {
    const letters = isLong ? 400 : 40;
    const outcome = await storm(site, {
      ...{ seed: SEED, clients: 5, letters, smtpUrl: mail.url, sleepers: isLong ? 100 : 20 },
      ...(isLong
        ? { kills: 150, writes: 60, buyers: 1200, limitMs: 900_000 }
        : { kills: 4, writes: 10, buyers: 20, limitMs: 10_000 }),
    });
    const { services, clock, close } = servicesOf(site, mail.url);
    await followTestClock(services, clock);
    const waiting = async () =>
      (await services.db.$client.query(`select 1 from outbox where status = 'queued'`)).rowCount !== 0;
    // What a killed worker had taken, or put off because the mail server hung up on it, is taken again when its time has come.
    for (let hour = 0; hour < 24 && (hour === 0 || (await waiting())); hour++) {
      await moveTestClock(services, clock, { advance_s: 3600 });
      await expireOrders(services);
      while ((await sendLetters(services)).sent > 0);
    }
    expect(await stormFaults(services, outcome)).toEqual([]);
    const written = await services.db.$client.query('select id, status from outbox');
    expect(written.rows.filter(({ status }) => status !== 'sent')).toEqual([]);
    await close();
    const ids = mail.received.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '');
    expect(new Set(ids).size).toBe(written.rows.length);
    const { journal, killed } = outcome;
    const facts = [...journal.orders.values()].reduce((sum, known) => sum + known.sure.size, 0);
    expect(facts).toBeGreaterThan(3);
    expect(killed.length).toBeGreaterThan(2);
    process.stdout.write(
      `kill -9: seed ${SEED}, ${killed.length} kills (${killed.join(' ')}), ${journal.orders.size} orders, ${facts} ` +
        `acknowledged writes, ${journal.retries} tries in vain, ${ids.length - written.rows.length} letters sent again under their id\n`,
    );
  } finally {
    await site.close();
    await mail.close();
  }
});
