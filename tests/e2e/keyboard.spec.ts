import { expect, type Page, test } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import { awake } from './awake.ts';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register, signIn } from './members.ts';

/** No one has to go further than this for the first pick. */
const MAX_STOPS = 8;
const PAGES = ['/en', '/en/unstartedRecord'] as const;
const WIDTHS = [1440, 390] as const;

/** How often Tab is pressed, from where the focus is, until something of a pick has it. */
async function stopsToPick(page: Page): Promise<number> {
  for (let stop = 1; stop <= MAX_STOPS * 2; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('[data-pick]') != null)) return stop;
  }
  return Number.POSITIVE_INFINITY;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
  await expect(page.locator('details[data-pick]').first()).toBeVisible();
}

test('the first pick of a member is a few steps of the Tab key away, and fewer past the header', async ({
  page,
  request,
}) => {
  const person = newPerson('Phaedo');
  await register(request, person);
  await grantPlan(person.email, 'A reader of every page');
  await signIn(page, person, '/en');
  for (const [nth, path] of PAGES.entries()) {
    // Each page is wide or narrow in the short form, and both in the long one.
    for (const width of isLong ? WIDTHS : WIDTHS.slice(nth, nth + 1)) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      expect(await stopsToPick(page), `${path} at ${width} px`).toBeLessThanOrEqual(MAX_STOPS);

      // The first stop of every page leads past its header, and the next ones go on from there.
      await open(page, path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('#content')).toBeFocused();
      expect(1 + (await stopsToPick(page)), `${path} at ${width} px, past the header`).toBeLessThanOrEqual(5);
    }
  }
});

test('the free pick of a guest is as near', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/en');
    await awake(page);
    await expect(page.locator('[data-pick]').first()).toBeVisible();
    expect(await stopsToPick(page), `at ${width} px`).toBeLessThanOrEqual(MAX_STOPS);
  }
});
