import { expect, type Page } from '@playwright/test';

/** How long the first page is looked at; each later one is looked at twice as long as the one before, since a busy machine takes its time. */
const FIRST_WAIT_MS = 500;

/**
 * Opens a guest's page and loads it again until it is as `expectNewest` says. A guest who comes while a busy machine makes the page again
 * may be sent the last one once more, so an expectation in it waits for a moment only.
 */
export async function openNewest(
  page: Page,
  path: string,
  expectNewest: (options: { timeout: number }) => Promise<void>,
): Promise<void> {
  await page.goto(path);
  let timeout = FIRST_WAIT_MS;
  await expect(async () => {
    // An address with an anchor is not asked for again by visiting it twice.
    if (timeout > FIRST_WAIT_MS) await page.reload();
    const looked = expectNewest({ timeout });
    timeout *= 2;
    await looked;
  }).toPass();
}
