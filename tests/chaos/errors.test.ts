import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quantile } from '#bench/open-load.ts';
import { followTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { elapsedSince, startTimer, waitSince } from '#platform/clock.ts';
import { isLong } from '#tests/support/is-long.ts';
import { makeMember } from '#tests/support/members.ts';
import { ERRORS } from './database-proxy.ts';
import { openSmallWebs } from './small-site.ts';
import { servicesOf } from './storm.ts';
import { WEBS } from './victim-site.ts';

/**
 * The way to the database fails in four ways while members and guests ask two web processes: guests go on being answered, everybody else is
 * answered so within two seconds, and no one has to do anything for all to be back within five. Each error lasts half a minute, so this belongs
 * to the long form; guard-requests.test.ts asks the same of one process in the short one.
 */

const ERROR_MS = 30_000;
const NOTICED_MS = 2000;
const BACK_MS = 5000;
/** What a busy machine adds to a call on loopback now and then. */
const MARGIN_MS = 1000;

let site: Awaited<ReturnType<typeof openSmallWebs>>;
let token: string;
beforeAll(async () => {
  if (!isLong) return;
  site = await openSmallWebs({ RATE_LIMITS: 'off', DRAIN_NOTICE_S: '0' });
  const { services, clock, close } = servicesOf(site, null);
  await followTestClock(services, clock);
  token = (await makeMember(services)).token;
  await close();
}, 300_000);
afterAll(() => site?.close());

const GUESTS_LIST = '/api/plan/list';
const ASKED = [
  { path: '/api/account', isMember: true },
  { path: GUESTS_LIST, isMember: false },
  { path: '/readyz', isMember: false },
] as const;

type Answer = {
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly endedMs: number;
};

/** Asks the same thing again and again until it is stopped; what never came counts as 0. */
async function keepAsking(
  to: { readonly host: string; readonly port: number },
  { path, isMember }: (typeof ASKED)[number],
  options: { readonly since: number; readonly isOver: () => boolean; readonly answers: Answer[] },
): Promise<void> {
  while (!options.isOver()) {
    const started = startTimer();
    const headers = { Connection: 'close', ...(isMember ? { Authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`http://${to.host}:${to.port}${path}`, {
      headers,
      signal: AbortSignal.timeout(40_000),
    }).catch(() => null);
    await answer?.body?.cancel();
    const [ms, endedMs] = [elapsedSince(started), elapsedSince(options.since)];
    options.answers.push({ path, status: answer?.status ?? 0, ms, endedMs });
    await waitSince(started, 100);
  }
}

async function untilAnswered(to: { readonly host: string; readonly port: number }, path: string) {
  await expect.poll(async () => (await fetch(`http://${to.host}:${to.port}${path}`)).status).toBe(200);
}

/**
 * Guests are answered from memory; members get a 503, and a balancer always does. Who asks little of a database that is only slow may be
 * answered before that.
 */
function isAsItShouldBe(error: (typeof ERRORS)[number], { path, status }: Answer): boolean {
  if (path === GUESTS_LIST) return status === 200;
  return status === 503 || (error === 'slow' && status === 200 && path !== '/readyz');
}

describe.runIf(isLong).each(ERRORS)('a way to the database that is %s', (error) => {
  it('lets guests be answered, others get an answer in two seconds, and all served again within five', {
    timeout: 240_000,
  }, async () => {
    const since = startTimer();
    let isOver = false;
    const answers: Answer[] = [];
    const asking = WEBS.flatMap((web) =>
      ASKED.map((asked) => keepAsking(site.addressOf(web), asked, { since, isOver: () => isOver, answers })),
    );
    // Both have the guests' list in memory.
    for (const web of WEBS) await untilAnswered(site.addressOf(web), GUESTS_LIST);
    await waitSince(since, 1000);
    site.proxy.become(error);
    const [beganMs, begun] = [elapsedSince(since), startTimer()];
    await waitSince(begun, ERROR_MS);
    site.proxy.become('well');
    const overMs = elapsedSince(since);
    const lastRefusedMs = () =>
      Math.max(overMs, ...answers.filter(({ status }) => status !== 200).map(({ endedMs }) => endedMs));
    await waitSince(since, overMs + BACK_MS + 2000);
    isOver = true;
    await Promise.all(asking);
    const during = answers.filter(({ endedMs }) => endedMs > beganMs && endedMs < overMs);
    const slowest = Math.max(...during.map(({ ms }) => ms));
    const most = quantile(
      during.map(({ ms }) => ms),
      0.98,
    );
    expect(most).toBeLessThan(NOTICED_MS);
    expect(slowest).toBeLessThan(NOTICED_MS + MARGIN_MS);
    const noticed = during.filter(({ endedMs }) => endedMs > beganMs + NOTICED_MS + MARGIN_MS);
    expect(noticed.length).toBeGreaterThan(0);
    expect(noticed.filter((answer) => !isAsItShouldBe(error, answer))).toEqual([]);
    const backMs = lastRefusedMs() - overMs;
    expect(backMs).toBeLessThan(BACK_MS);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    process.stdout.write(
      `${error} for ${ERROR_MS / 1000} s: ${during.length} answers, 98 of 100 within ${Math.round(most)} ms, the slowest in ${Math.round(slowest)} ms; ` +
        `all back after ${Math.round(Math.max(0, backMs))} ms\n`,
    );
  });
});
