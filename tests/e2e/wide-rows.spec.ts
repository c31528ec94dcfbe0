import { expect, test } from '@playwright/test';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register, signIn } from './members.ts';
import { findNarrowErrors } from './narrow-errors.ts';

test('a match and its time stand apart on a desk where no head above says the day', async ({ page }) => {
  const person = newPerson('Desk');
  await register(page.request, person);
  await grantPlan(person.email, 'A reader of upcoming picks');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, person, '/vi/unstartedRecord?method=expected_value');
  await expect(page.locator('[data-pick]').first()).toBeVisible();
  expect(await findNarrowErrors(page)).toEqual([]);
});
