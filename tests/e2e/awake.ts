import type { Page } from '@playwright/test';

/**
 * Waits until the page's scripts answer for its body. A link works before, but as a full load; so journeys that count loads, or
 * press what only a script can answer, wait for this first.
 */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((name) => name.startsWith('__reactProps')),
  );
}
