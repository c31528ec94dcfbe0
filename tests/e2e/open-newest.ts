import { expect, type Page } from '@playwright/test';

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
  let isNew = true;
  await expect(async () => {
    // An address with an anchor is not asked for again by visiting it twice.
    if (!isNew) await page.reload();
    isNew = false;
    await expectNewest({ timeout: 2000 });
  }).toPass();
}
