import { putAppSetting } from '#db/queries/app-setting.ts';
import { moveTimeWitness } from '#db/queries/time-witness.ts';
import { judgeTime } from '#domain/foundation/clock/judge-time.ts';
import type { Services } from '#domain/services.ts';
import { closeDays } from '#jobs/close-days.ts';
import { expireOrders } from '#jobs/expire-orders.ts';
import type { JobContext, JobHandler } from '#jobs/job-context.ts';
import { notifyMembers } from '#jobs/notify-members.ts';
import { publishNews } from '#jobs/publish-news.ts';
import { remindRenewals } from '#jobs/remind-renewals.ts';
import { sendEmails } from '#jobs/send-emails.ts';
import { sendNotices } from '#jobs/send-notices.ts';
import { sendPushes } from '#jobs/send-pushes.ts';
import { sendWebhooks } from '#jobs/send-webhooks.ts';
import { settlePicks } from '#jobs/settle-picks.ts';
import { tidyAccounts } from '#jobs/tidy-accounts.ts';
import { createTimeGuard } from '#jobs/time-guard.ts';
import { createClock, type MachineClocks, type MovableClock } from '#platform/clock.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { TestServices } from './database.ts';
import { makeMember } from './members.ts';
import { openSite } from './site.ts';
import { publishSmallPicks } from './small-picks.ts';

/** The jobs that end, close, send or delete because its time has come. */
const JOBS: readonly JobHandler[] = [
  closeDays,
  expireOrders,
  tidyAccounts,
  remindRenewals,
  settlePicks,
  notifyMembers,
  sendPushes,
  sendWebhooks,
  sendNotices,
  publishNews,
  sendEmails,
];

export type SiteClock = Awaited<ReturnType<typeof createSiteClock>>;

/**
 * A site with something that every job could end: picks of yesterday, a plan, an open order, sessions. Its machine's clocks
 * stand still, but for what a test does to them; a worker's clock follows them as a process's does.
 */
export async function createSiteClock(test: TestServices) {
  const { member, token, overToken } = await fill(test, Date.now());
  const startMs = Date.now();
  let stepMs = 0;
  let passedMs = 0;
  let isRestarted = false;
  const machine: MachineClocks = {
    wallMs: () => startMs + stepMs,
    steadyMs: () => 1000,
    uptimeMs: () => 1000,
  };
  let clock: MovableClock = createClock(machine);
  const services = (): Services => ({ ...test.services, clock });
  let guard = createTimeGuard(services(), () => judgeTime(test.services, clock));
  const restart = () => {
    clock = createClock(machine);
    guard = createTimeGuard(services(), () => judgeTime(test.services, clock));
    isRestarted = stepMs !== 0;
  };
  return {
    member,
    token,
    overToken,
    machine,
    services,
    restart,
    isRestarted: () => isRestarted,
    step: (ms: number) => {
      stepMs += ms;
    },
    stepBack: () => {
      stepMs = 0;
    },
    /** Time passes, or a test turns it back, and it is known. */
    pass: async (ms: number) => {
      passedMs += ms;
      clock.moveTo(passedMs);
      await moveTimeWitness(test.services.db, { seenAt: clock.now(), acceptedAt: null });
      await putAppSetting(test.services.db, 'test_clock_offset_ms', passedMs, clock.now());
    },
    /** Runs every job as a worker does; answers those that had to wait. */
    runJobs: async () => {
      const held = [];
      for (const job of JOBS) {
        const verdict = await guard();
        if (verdict === null) await job({ services: services() } as JobContext);
        else held.push(verdict);
      }
      return held;
    },
  };
}

async function fill(test: TestServices, startMs: number) {
  const at = (hours: number) => new Date(startMs + hours * HOUR_MS);
  await publishSmallPicks(test, { publishedAt: at(-30), starts: [at(-26), at(-25)] });
  const site = await openSite(test.services);
  test.setNow(at(-8 * 24));
  const over = await makeMember(test.services);
  test.setNow(at(0));
  const { member, token } = await makeMember(test.services, { planDays: 30 });
  const buyer = await makeMember(test.services);
  await site.order(buyer.member, 'monthly');
  return { member, token, overToken: over.token };
}
