import { test } from '@playwright/test';
import { moveToHour } from './next-hour.ts';
import { LIVE_JOBS, runJob, waitForPicks } from './test-endpoints.ts';

/** A free pick, and others that are locked without a plan. */
const MIN_PICKS = 3;

/** `E2E_HOUR=14` lets all journeys begin at 14:35 UTC. */
test('there are picks to look at', async ({ request }) => {
  const { E2E_HOUR } = process.env;
  if (E2E_HOUR === undefined) {
    await waitForPicks(request, MIN_PICKS);
    return;
  }
  await moveToHour(request, Number(E2E_HOUR));
  for (const job of LIVE_JOBS) await runJob(request, job);
});
