import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '#terms/locales.ts';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { newPerson, register, signIn } from './members.ts';
import { readApi } from './test-endpoints.ts';

const check = (page: Page) => page.locator('section#check');
const verdict = (page: Page) => page.locator('[data-result=verdict]');

test('the browser recalculates the newest day, and shows what each fingerprint is made of', async ({
  page,
}) => {
  await page.goto('/en/proof');
  await expect(verdict(page)).toContainText(/All checks passed: \d+ picks? verified/);
  await expect(check(page).getByRole('listitem')).toHaveCount(7);
  const course = page.locator('section', { hasText: 'Shortest time from seal to start' });
  await expect(course.getByRole('listitem').first()).toContainText(/\d+ picks?.* before the start/);
  await course.getByText('Show as a table').click();
  await expect(course.getByRole('columnheader', { name: 'Sealed and published' })).toBeVisible();
  const first = page.locator('section#picks details').first();
  await first.locator('summary').click();
  await expect(first).toContainText(/[0-9a-f]{64}/);
  await expect(first).toContainText('Published');
});

test('a saved day is checked against the site, and a forged one is named by its number', async ({
  page,
  request,
}) => {
  await page.goto('/en/proof');
  await expect(verdict(page)).toContainText('All checks passed');
  const day = await page.getByLabel('Day', { exact: true }).inputValue();
  const document = await readApi(request, `/public/proof/${day}`);
  const file = page.locator('section#file');
  const drop = async (content: unknown) =>
    file.locator('input[type=file]').setInputFiles({
      name: `${day}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await drop(document);
  await expect(file).toContainText('All checks passed');
  await expect(file).toContainText('Unchanged since you saved it');
  const [first, ...others] = document.picks;
  await drop({ ...document, picks: [{ ...first, leaf_hash: 'f'.repeat(64) }, ...others] });
  await expect(file).toContainText(/checks failed/);
  await expect(file).toContainText(`${first.serial}, batch 1: Differs from your saved file`);
  await drop({ ...document, picks: others });
  await expect(file).toContainText(`${first.serial}, batch 1: This number is missing`);
  await drop('nothing');
  await expect(file).toContainText('This isn’t a proof file');
});

test('a day without picks says so, and another one is a click away', async ({ page }) => {
  await page.goto('/en/proof?day=2020-01-01');
  await expect(verdict(page)).toContainText('No picks were published on this day');
  await page.getByRole('navigation', { name: 'Choose a day' }).getByRole('link').first().click();
  await expect(verdict(page)).toContainText('All checks passed');
});

test('a member’s browser checks by the same module, day by day', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const person = newPerson('Ada');
  await register(request, person);
  await signIn(page, person, '/en/proof?day=2020-01-01');
  await awake(page);
  await expect(verdict(page)).toContainText('No picks were published on this day');
  await page.getByRole('navigation', { name: 'Choose a day' }).getByRole('link').first().click();
  await expect(verdict(page)).toContainText('All checks passed');
  await expect(page.locator('section#picks details').first()).toBeVisible();
  await check(page).getByRole('button', { name: 'Check again' }).click();
  await expect(verdict(page)).toContainText('All checks passed');
  await page.goBack();
  await expect(verdict(page)).toContainText('No picks were published on this day');
  await expect(page.locator('section#picks')).toBeHidden();
});

test('a guest copies the commands, and hears that they did', async ({ page }) => {
  await page.goto('/en/proof');
  await awake(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text;
    };
  });
  const program = page.locator('section#program');
  await program.getByRole('button', { name: 'Copy commands' }).click();
  await expect(page).toHaveTitle(/^curl -O http.*verify-ledger\.mjs/);
  await expect(program.getByRole('status')).toHaveText('Copied');
  await expect(program.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('the program is handed out as a file', async ({ page }) => {
  await page.goto('/en/proof');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download program' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('verify-ledger.mjs');
});

test('the methodology states the policy and the rules that are in force', async ({ page }) => {
  await page.goto('/en/methodology');
  await expect(page.locator('section#policy')).toContainText('between 48 hours and 15 minutes');
  await expect(page.locator('section#settle table')).toHaveCount(3);
  await expect(page.locator('section#settle')).toContainText('called after 6 innings');
  await page.getByRole('link', { name: 'Verify the seals yourself' }).click();
  await expect(page).toHaveURL(/\/en\/proof$/);
});

for (const path of ['proof', 'methodology']) {
  for (const language of LOCALES) {
    test(`nothing keeps anybody from checking ${path} in ${language}`, { tag: '@long' }, async ({ page }) => {
      await page.goto(`/${language}/${path}`);
      if (path === 'proof') await expect(page.locator('section#picks details').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
}

test('a reader opens the page as of an instant by the keyboard, and comes back to now', async ({ page }) => {
  await page.goto('/en/proof');
  await page.getByText('View an earlier time').press('Enter');
  const time = page.getByLabel('Date and time (Taipei time)');
  await time.fill('2026-01-02T10:00');
  await time.press('Enter');
  await expect(page).toHaveURL(/as_of=2026-01-02T10%3A00/);
  await expect(page.getByText('as they were known at 2026-01-02 10:00:00 (Taipei time)')).toBeVisible();
  await page.getByRole('link', { name: 'Back to now' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/proof$/);
});
