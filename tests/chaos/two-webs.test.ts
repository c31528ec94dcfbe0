import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { followTestClock, moveTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { startBalancer } from '#tests/support/balancer.ts';
import { isLong } from '#tests/support/is-long.ts';
import { makeMember } from '#tests/support/members.ts';
import { SMALL_SOURCE, smallState } from '#tests/support/small-season.ts';
import { buy, type Call, type Journal, send } from './buyers.ts';
import { startLoad } from './constant-load.ts';
import { openStore, signInOperator } from './open-store.ts';
import { openSmallWebs } from './small-site.ts';
import { servicesOf } from './storm.ts';
import { seededRandom, WEBS } from './victim-site.ts';

/** Two web processes beside each other: one takes over what the other one leaves, and sees what it has changed. */

const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000_007);

let site: Awaited<ReturnType<typeof openSmallWebs>>;
beforeAll(async () => {
  if (!isLong) return;
  site = await openSmallWebs({ RATE_LIMITS: 'off', DRAIN_NOTICE_S: '3' });
}, 300_000);
afterAll(() => site?.close());

/** It reads on until it has had four hundred answers for each. */
const RESTARTS = Number(process.env.RESTARTS ?? 50);
const MIN_ANSWERS = RESTARTS * 400;

describe.runIf(isLong)('a rolling restart', () => {
  it('fails no request, anyone who reads, listens or buys meanwhile', {
    timeout: 2_400_000,
  }, async () => {
    const balancer = await startBalancer(WEBS.map(site.addressOf));
    const { services, clock, close } = servicesOf(site, null);
    await followTestClock(services, clock);
    const { store, nextBuyer } = await openStore(services, { sleepers: 0, leavers: 0 });
    const journal: Journal = { orders: new Map(), lost: 0, retries: 0 };
    const random = seededRandom(SEED);
    let isOver = false;
    await expect.poll(balancer.readyCount).toBe(2);
    const load = startLoad(balancer.address, { readers: 4, listeners: 10, pauseMs: 0 });
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
    const { services, clock, close } = servicesOf(site, null);
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
