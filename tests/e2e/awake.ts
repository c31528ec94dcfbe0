import type { Locator, Page } from '@playwright/test';

/**
 * Touches a page and waits until scripts answer for the frame and for the page in it. A link works before, but as a full
 * load; so journeys that count loads, or press what only a script can answer, wait for this first.
 */
export async function awake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => {
    const parts = [document.body, document.querySelector('#content')?.firstElementChild ?? document.body];
    return parts.every((part) => Object.keys(part).some((name) => name.startsWith('__reactProps')));
  });
}

/** Waits until scripts answer for one part of a page: what is drawn in a part of its own is woken after the rest. */
export async function answered(part: Locator): Promise<void> {
  const page = part.page();
  await page.waitForFunction(
    (element) => element !== null && Object.keys(element).some((name) => name.startsWith('__reactProps')),
    await part.elementHandle(),
  );
}
