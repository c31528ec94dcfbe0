import { expect, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { enterOffice, makeOperator } from './operators.ts';

test('an owner sees how the site runs: processes and queues, e-mails, feeds and doubtful names', {
  tag: '@long',
}, async ({ page }) => {
  await enterOffice(page, makeOperator('owner'), '/office/jobs');
  // A job that was given up has a row in another table, too.
  const queues = page.getByRole('table', { name: 'Queues' });
  const queue = queues.getByRole('row').filter({ hasText: 'Fetch matches, odds and scores' });
  await expect(queue).toContainText('every 10 s');
  const processes = page.getByRole('region', { name: 'Processes' }).first();
  await expect(processes.getByRole('row').filter({ hasText: 'Worker' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Undelivered e-mails' }).click();
  await expect(page.getByRole('heading', { name: 'Undelivered e-mails' })).toBeVisible();
  await searchAgain(page);

  await awake(page);
  await page.keyboard.press('g');
  await page.keyboard.press('1');
  await expect(page.getByText('Past seasons are being replayed.')).toBeVisible();
  await expect(page.getByText('The site was started without news feeds (RSS_URLS).')).toBeVisible();
  await searchAgain(page);

  await page.keyboard.press('g');
  await page.keyboard.press('2');
  await expect(page.getByText('No names are waiting for a decision.')).toBeVisible();
  await page.getByLabel('State', { exact: true }).selectOption('Decided');
  await expect(page).toHaveURL(/state=decided/);
  await searchAgain(page);
});

test('whom the machine is no business of finds none of these pages', async ({ page }) => {
  await enterOffice(page, makeOperator('support'), '/office/members');
  await expect(page.getByRole('link', { name: 'Jobs and processes', includeHidden: true })).toHaveCount(0);
  await page.goto('/office/jobs');
  await expect(page.getByText('This page doesn’t exist or isn’t open to your role')).toBeVisible();
});
