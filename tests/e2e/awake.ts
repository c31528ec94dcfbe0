import type { Page } from '@playwright/test';

/** An idle moment comes late in a page that is never idle; then the journey goes on, as its reader would. */
const IDLE_LIMIT_MS = 5000;

/**
 * Waits until scripts answer for the page. A link works before, but as a full load; so journeys that count loads, or press what only a
 * script can answer, wait for this first.
 */
export async function awake(page: Page): Promise<void> {
  // Parts of a page whose code comes later answer later; a key on what waits for it would be lost.
  await page.locator('html[data-scripts=ready]:not(:has([data-waiting]))').waitFor();
  await atRest(page);
}

/** The keys and the clock are listened to a little later, when what was drawn stands. A browser's idle moment comes after all of that. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    (timeout) => new Promise((done) => requestIdleCallback(() => done(null), { timeout })),
    IDLE_LIMIT_MS,
  );
}
