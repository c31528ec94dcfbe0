import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { followTestClock, moveTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { startBalancer } from '#tests/support/balancer.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { makeMember } from '#tests/support/members.ts';
import { SMALL_SOURCE, smallState } from '#tests/support/small-season.ts';
import { buy, type Call, type Journal, send } from './buyers.ts';
import { startLoad } from './constant-load.ts';
import { openStore, signInOperator } from './open-store.ts';
import { passHour, untilQuiet } from './quiet.ts';
import { openSmallSite } from './small-site.ts';
import { servicesOf, storm } from './storm.ts';
import { stormErrors } from './storm-errors.ts';
import { seededRandom, type Victim, type VictimSite, WEBS, WORKERS } from './victim-site.ts';
import { watchRecovery } from './watch-recovery.ts';

/**
 * Two web processes, two workers and their database. Kill -9 of any of them at random instants while clients buy, operators confirm, games
 * end and picks are published: what was acknowledged is there exactly once afterwards, and every job was done once. The short form
 * draws from the same seed every time. LONG_TESTS=1 draws a new one, prints it, and kills up to 400 times, for KILL_MINUTES at most;
 * KILL_SEED=… plays the same kills again.
 */

const isLong = process.env.LONG_TESTS === '1';
const SEED = Number(process.env.KILL_SEED ?? (isLong ? Date.now() % 1_000_000_007 : 58));
const LONG_MS = Number(process.env.KILL_MINUTES ?? 15) * 60_000;

type Mail = Awaited<ReturnType<typeof startMailServer>>;
let mail: Mail;
let site: VictimSite;

beforeAll(async () => {
  mail = await startMailServer();
  site = await openSmallSite({ SMTP_URL: mail.url, RATE_LIMITS: 'off', DRAIN_NOTICE_S: '3' });
}, 300_000);
afterAll(async () => {
  await site?.close();
  await mail?.close();
});

/** In the short form a worker, a web process and the database; in the long one anybody. */
function chooseVictims(): readonly Victim[] {
  const random = seededRandom(SEED);
  const oneOf = <Name>(names: readonly [Name, ...Name[]]) =>
    names[Math.floor(random() * names.length)] ?? names[0];
  if (isLong) return Array.from({ length: 400 }, () => oneOf<Victim>(['database', ...WEBS, ...WORKERS]));
  // The worker comes first: the queue gives its jobs back after ten seconds, in which the others are killed.
  const others = [oneOf<Victim>(WEBS), 'database' as const].sort(() => random() - 0.5);
  return [oneOf<Victim>(WORKERS), ...others];
}

describe('kill -9', () => {
  it('loses and doubles nothing, no matter who is killed when', {
    // What is due afterwards, a day of the site's clock, takes minutes more.
    timeout: isLong ? LONG_MS + 2_400_000 : 400_000,
  }, async () => {
    const victims = chooseVictims();
    const recovery = watchRecovery(site);
    const watched = { nextWeb: site.nextWeb, ownerUrl: site.ownerUrl, kill: recovery.kill };
    const outcome = await storm(watched, {
      seed: SEED,
      clients: 5,
      emails: isLong ? 400 : 20,
      smtpUrl: mail.url,
      journal: { orders: new Map(), lost: 0, retries: 0 },
      sleepers: isLong ? 100 : 10,
      leavers: isLong ? 200 : 10,
      victims,
      ...(isLong ? { writes: 20, limitMs: LONG_MS } : { writes: 6, limitMs: 4_000 }),
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

/** The long form takes fifty or RESTARTS, and reads on until it has had four hundred answers for each. */
const RESTARTS = isLong ? Number(process.env.RESTARTS ?? 50) : 2;
const MIN_ANSWERS = isLong ? RESTARTS * 400 : 100;

describe('a rolling restart', () => {
  it('fails no request, anyone who reads, listens or buys meanwhile', {
    timeout: isLong ? 2_400_000 : 240_000,
  }, async () => {
    const balancer = await startBalancer(WEBS.map(site.addressOf));
    const { services, clock, close } = servicesOf(site, mail.url);
    await followTestClock(services, clock);
    const { store, nextBuyer } = await openStore(services, { sleepers: 0, leavers: 0 });
    const journal: Journal = { orders: new Map(), lost: 0, retries: 0 };
    const random = seededRandom(SEED);
    let isOver = false;
    await expect.poll(balancer.readyCount).toBe(2);
    const load = startLoad(balancer.address, { readers: 4, listeners: 10, pauseMs: isLong ? 0 : 50 });
    const work = async () => {
      while (!isOver) {
        const buyer = await nextBuyer();
        await buy({ nextWeb: () => balancer.address, store, buyer, journal, random }, () => isOver);
      }
    };
    const buyers = [work(), work()];
    const codes: (number | null)[] = [];
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const web = restart % 2 === 0 ? 'web' : 'other web';
      codes.push(await site.restart(web));
      await expect.poll(balancer.readyCount).toBe(2);
    }
    const answered = () => load.answers.get(200) ?? 0;
    await expect.poll(answered, { timeout: 300_000 }).toBeGreaterThanOrEqual(MIN_ANSWERS);
    isOver = true;
    await Promise.all([...buyers, load.stop()]);
    await Promise.all([balancer.close(), close()]);
    expect([...load.refusals]).toEqual([]);
    expect(load.streams.refused).toBe(0);
    // Everybody who listened to one that ended listens to the other now.
    expect(load.streams.opened).toBeGreaterThanOrEqual(10);
    expect(journal.retries).toBe(0);
    const acknowledged = [...journal.orders.values()].reduce((sum, known) => sum + known.sure.size, 0);
    expect(acknowledged).toBeGreaterThan(0);
    // Each ended by itself, in order and in time.
    expect(codes.map((code) => code ?? 'killed')).toEqual(codes.map(() => 0));
    process.stdout.write(
      `rolling restart: ${codes.length} restarts, ${load.answers.get(200)} answers, ${load.streams.opened} streams that came again, ` +
        `${acknowledged} acknowledged writes, nothing failed\n`,
    );
  });
});

describe.runIf(isLong)('what one web process changes', () => {
  it('is seen by the other with its very next answer', { timeout: 300_000 }, async () => {
    const { services, clock, close } = servicesOf(site, mail.url);
    await followTestClock(services, clock);
    const { store } = await openStore(services, { sleepers: 0, leavers: 0 });
    const at = (web: (typeof WEBS)[number]) => (call: Partial<Call> & { path: string }) =>
      send(site.addressOf(web), { body: null, token: '', ...call });
    const [here, there] = [at('web'), at('other web')];
    const [first, second] = [await makeMember(services), await makeMember(services)];
    const codes = async (token: string) =>
      Promise.all([here, there].map(async (ask) => (await ask({ path: '/api/account', token })).http_code));
    expect([await codes(first.token), await codes(second.token)]).toEqual([
      [200, 200],
      [200, 200],
    ]);

    // A session that ends.
    expect((await here({ path: '/api/logout', body: {}, token: first.token })).http_code).toBe(200);
    expect(await codes(first.token)).toEqual([302, 302]);

    // A member whom the office suspends.
    const owner = await signInOperator(services, 'owner');
    const suspension = { suspended: true, reason: 'a test of two processes', version: 1 };
    const path = `/office/api/members/${second.member.uuid}/suspension?brand=blue`;
    expect((await here({ path, body: suspension, token: owner })).http_code).toBe(200);
    expect(await codes(second.token)).toEqual([423, 423]);

    // A price that one operator asks for at one process and another grants at the other.
    const priceOf = async (ask: typeof here) => {
      const { data } = await ask({ path: '/api/plan/list' });
      return Object(data).find?.((plan: { id: number }) => plan.id === store.planIds[0])?.price;
    };
    const [before] = [await priceOf(here), await priceOf(there)];
    const wish = { price: before + 100, valid_from: null, reason: 'a test of two processes' };
    const prices = `/office/api/plans/${store.planIds[0]}/prices?brand=blue`;
    const asked = await here({ path: prices, body: wish, token: store.operatorToken });
    const approval = `/office/api/approvals/${Object(asked.data).id}`;
    const decided = await there({ path: approval, body: { decision: 'approved' }, token: owner });
    expect([asked.http_code, decided.http_code]).toEqual([200, 200]);
    expect([await priceOf(here), await priceOf(there)]).toEqual([before + 100, before + 100]);

    // A score that a worker has learned, of which both keep an older answer.
    const scores = async (ask: typeof here) => {
      const { data } = await ask({ path: '/api/sport/in-play/list' });
      return Object(data).map((game: { score: { home: number } }) => game.score.home);
    };
    const goals = async (homeScore: number) => {
      const state = { gameKey: 'coming 0', knownAt: services.clock.now(), status: 'in_progress' } as const;
      const states = [smallState({ ...state, homeScore, awayScore: 0 })];
      const batch = { games: [], states, odds: [], references: [] };
      await insertFacts(services.db, batchRows(SMALL_SOURCE, batch, services.clock.now()));
      return [await scores(here), await scores(there)];
    };
    await moveTestClock(services, clock, { advance_s: 49 * 3600 });
    await waitSince(startTimer(), 500);
    expect(await goals(1)).toEqual([[1], [1]]);
    expect(await goals(2)).toEqual([[2], [2]]);
    await close();
  });
});
