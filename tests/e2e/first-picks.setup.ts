import { test } from '@playwright/test';
import { moveToHour } from './next-hour.ts';
import { advanceClock, readApi, runJob } from './site-doors.ts';

const JOBS = ['ingest-feed', 'forecast-games', 'publish-picks'];

/**
 * Whether a price is worth a pick depends on the hour; some hours of the replay later there is one. `E2E_HOUR=14` lets all journeys
 * begin at 14:35 UTC.
 */
test('there are picks to look at', async ({ request }) => {
  test.setTimeout(300_000);
  const { E2E_HOUR } = process.env;
  if (E2E_HOUR !== undefined) {
    await moveToHour(request, Number(E2E_HOUR));
    for (const job of JOBS) await runJob(request, job);
    return;
  }
  for (let tries = 0; tries < 8; tries += 1) {
    const picks: unknown[] = await readApi(request, '/ai-recommendation-website/hot-list');
    if (picks.length > 0) return;
    await advanceClock(request, 4 * 3600);
    for (const job of JOBS) await runJob(request, job);
  }
});
