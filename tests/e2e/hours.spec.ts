import { type APIRequestContext, expect, type Page, type Response, test } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import { zoneCookie } from '../../src/screens/display-zone.ts';
import { MAX_SHIFT, openWatched, readMoved, readShift } from './layout-shifts.ts';
import { moveToHour } from './next-hour.ts';
import { LIVE_JOBS, runJob } from './test-endpoints.ts';

/**
 * First visits at hours of the day at which the date, or the games of a date, are others in the reader's zone than in the brand's.
 * LONG_TESTS=1 takes each hour of a day, and every page whose times are rewritten.
 */

/** At 16:35 UTC it is tomorrow at the brand's, and today with both readers. */
const HOURS = isLong ? Array.from({ length: 24 }, (_, hour) => hour) : [16];
const READERS = [
  { zone: 'America/New_York', viewport: { width: 412, height: 823 } },
  { zone: 'Asia/Ho_Chi_Minh', viewport: { width: 1280, height: 800 } },
] as const;
const REWRITTEN = isLong ? ['/vi', '/en/standings', '/zh_HK/proof'] : ['/vi'];

/** A page that is read asks for itself again with the device's zone; one that the framework has taken over asks for its data. */
const isRewriting = (answer: Response, path: string) =>
  answer.request().resourceType() === 'fetch' &&
  [path, `${path}.data`].includes(new URL(answer.url()).pathname);

/**
 * Waits until a page is sent as it is now, in the brand's zone and in the reader's. Who waits too long for a page that is being made is sent
 * the last one, which says its age; between two such answers games end, and that moves a page as well.
 */
async function waitUntilMadeNow(request: APIRequestContext, path: string, zone: string): Promise<void> {
  for (const headers of [{}, { cookie: `${zoneCookie.name}=${encodeURIComponent(zone)}` }]) {
    await expect
      .poll(async () => (await request.get(path, { headers })).headers().age, { message: `${path} is new` })
      .toBeUndefined();
  }
}

for (const hour of HOURS) {
  test(`nothing moves on a first visit at ${hour}:35 UTC`, { tag: '@alone' }, async ({
    browser,
    request,
    baseURL,
  }) => {
    await moveToHour(request, hour);
    // All that the worker would find at the new hour is done before anyone looks: what comes in between two answers moves a page as well.
    for (const job of [...LIVE_JOBS, 'settle-picks']) await runJob(request, job);
    for (const { zone, viewport } of READERS) {
      const visit = async (path: string, setZone: (page: Page) => Promise<void>) => {
        await waitUntilMadeNow(request, path, zone);
        const context = await browser.newContext({
          ...(baseURL === undefined ? {} : { baseURL }),
          viewport,
          timezoneId: zone,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const rewritten = path.endsWith('/schedule')
          ? null
          : page.waitForResponse((answer) => isRewriting(answer, path));
        await openWatched(page, path);
        await (await rewritten)?.finished();
        await setZone(page);
        const shift = await readShift(page);
        expect
          .soft(shift, `${path} in ${zone}, where this moved:\n${await readMoved(page)}`)
          .toBeLessThanOrEqual(MAX_SHIFT);
        await context.close();
      };
      await visit('/zh_TW/schedule', (page) =>
        expect(page.getByRole('link', { name: '改用您的時區' })).toBeVisible(),
      );
      for (const path of REWRITTEN) {
        await visit(path, async (page) => {
          // Which of a zone's names the browser says is its own affair.
          await page.waitForFunction((cookie) => document.cookie.includes(cookie), zoneCookie.name);
        });
      }
    }
  });
}
