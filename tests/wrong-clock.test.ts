import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveTimeWitness } from '#db/queries/time-witness.ts';
import { acceptTime } from '#domain/foundation/clock/accept-time.ts';
import { moveTestClock } from '#domain/foundation/clock/follow-test-clock.ts';
import { judgeTime } from '#domain/foundation/clock/judge-time.ts';
import { checkStatus } from '#domain/money/subscription/check-status.ts';
import { closeDays } from '#domain/picks/proof/close-days.ts';
import type { Services } from '#domain/services.ts';
import { createClock, type MachineClocks } from '#platform/clock.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { createSiteClock, type SiteClock } from '#tests/support/wrong-clock.ts';

let test: TestServices;
let site: SiteClock;

beforeAll(async () => {
  test = await testServices({ APP_MODE: 'demo' });
  site = await createSiteClock(test);
});
afterAll(() => test.close());

/** Every row of every table that a job, or a reader, might have changed. */
async function allRows({ db }: Services): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('time_witness', 'process_beat', 'job_run', 'operator_alert', 'operator', 'bank_account')
    order by 1`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ all: string }>(
      sql`select coalesce(jsonb_agg(row order by row::text), '[]')::text as all from (select to_jsonb(t) as row from ${sql.identifier(name)} as t) as every`,
    );
    found[name] = rows[0]?.all ?? '';
  }
  return found;
}

const openAlerts = async ({ db }: Services) =>
  (
    await db.execute<{ kind: string }>(
      sql`select kind from operator_alert where closed_at is null order by kind`,
    )
  ).rows.map(({ kind }) => kind);

describe('a clock that is wrong for a while', () => {
  it('leaves every row as it was, whatever steps it takes and whatever runs in between', async () => {
    await site.runJobs();
    await site.runJobs();
    const before = await allRows(test.services);
    expect(before.day_close).not.toBe('[]');
    const stepMs = fc.oneof(
      fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS }),
      fc.constantFrom(400 * DAY_MS, -400 * DAY_MS, 31 * DAY_MS, 8 * DAY_MS, -8 * DAY_MS, 9 * HOUR_MS),
    );
    const step = fc.record({ ms: stepMs, isRestarted: fc.boolean() });
    const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { ms, isRestarted } of steps) {
        site.step(ms);
        if (isRestarted) site.restart();
        await site.runJobs();
        // Of a process that began with a wrong clock it is only asked that it ends nothing.
        const answer = await callApi(site.services(), { path: '/account', token: site.token });
        if (!isRestarted && !site.isRestarted()) expect(answer.status).toBe(200);
        await callApi(site.services(), { path: '/account', token: site.overToken });
      }
      site.stepBack();
      site.restart();
      await site.runJobs();
      expect((await callApi(site.services(), { path: '/account', token: site.token })).status).toBe(200);
      expect((await callApi(site.services(), { path: '/account', token: site.overToken })).status).toBe(401);
      const after = await allRows(test.services);
      expect(Object.keys(before).filter((table) => after[table] !== before[table])).toEqual([]);
    });
    await fc.assert(property, { numRuns: 12 });
  });

  it('holds every job while it lasts', async () => {
    site.step(400 * DAY_MS);
    const held = await site.runJobs();
    expect(held.every(({ reason }) => reason === 'stepped')).toBe(true);
    site.stepBack();
    expect(await site.runJobs()).toEqual([]);
  });

  it('is taken over when a person says that it is right', async () => {
    site.step(20 * DAY_MS);
    expect(await site.runJobs()).not.toEqual([]);
    await acceptTime({ db: test.services.db, clock: createClock(site.machine) });
    // The database of this test stays where it is, and goes on to disagree.
    const held = await site.runJobs();
    expect(new Set(held.map(({ reason }) => reason))).toEqual(new Set(['database']));
    site.stepBack();
    await moveTimeWitness(test.services.db, { seenAt: new Date(site.machine.wallMs()), acceptedAt: null });
    site.restart();
    expect(await site.runJobs()).toEqual([]);
  });

  it.each([
    ['silence', -4 * DAY_MS],
    ['backward', HOUR_MS],
  ] as const)(
    'is found at the start of a process by the last time vouched for: %s',
    async (reason, awayMs) => {
      const at = site.machine.wallMs();
      await moveTimeWitness(test.services.db, { seenAt: new Date(at + awayMs), acceptedAt: null });
      const clock = createClock(site.machine);
      expect(await judgeTime(test.services, clock)).toMatchObject({ isTrusted: false, reason });
      expect(clock.isTrusted?.()).toBe(false);
      await moveTimeWitness(test.services.db, { seenAt: new Date(at), acceptedAt: null });
      expect(await judgeTime(test.services, clock)).toMatchObject({ isTrusted: true });
    },
  );
});

describe('the test clock', () => {
  const machine: MachineClocks = {
    wallMs: () => Date.now(),
    steadyMs: () => performance.now(),
    uptimeMs: () => performance.now(),
  };

  it('lets time pass, and plays a wrong clock when it jumps by more than a hundred days', async () => {
    const here = await testServices();
    const clock = createClock(machine);
    const judge = async () => (await judgeTime(here.services, clock)).isTrusted;
    expect(await judge()).toBe(true);
    for (const [days, isTrusted] of [
      [30, true],
      [-30, true],
      [400, false],
      [-400, true],
      [-400, false],
      [400, true],
    ] as const) {
      await moveTestClock(here.services, clock, { advance_s: days * 86_400 });
      expect([days, await judge()]).toEqual([days, isTrusted]);
    }
    await here.close();
  });

  it('turned back after a month ends no plan for good, and no alert stands in the way', async () => {
    const here = await testServices();
    const late = await createSiteClock(here);
    await late.runJobs();
    await late.pass(32 * DAY_MS);
    await late.runJobs();
    expect((await checkStatus(late.services(), late.member)).status).toBe('expired');
    await late.pass(-32 * DAY_MS);
    expect(await late.runJobs()).toEqual([]);
    expect((await checkStatus(late.services(), late.member)).status).toBe('active');
    await here.close();
  });
});

describe('the close of days', () => {
  it('waits for a person where more days are open than a site leaves open by itself', async () => {
    const here = await testServices();
    const late = await createSiteClock(here);
    here.setNow(new Date(late.machine.wallMs() + 40 * DAY_MS));
    expect(await closeDays(here.services)).toEqual({ closed: [] });
    expect(await openAlerts(here.services)).toEqual(['days_wait']);
    const { closed } = await closeDays(here.services, { maxDays: Number.POSITIVE_INFINITY });
    expect(closed.length).toBeGreaterThan(31);
    await closeDays(here.services);
    expect(await openAlerts(here.services)).toEqual([]);
    await here.close();
  });
});
