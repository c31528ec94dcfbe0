import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { URI } from 'otpauth';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { newPerson } from './members.ts';

type EmptySite = { readonly address: string; close(): Promise<void> };

/** A site with nothing in it, and its mail server and provider of odds. */
async function openEmptySite(): Promise<EmptySite> {
  const child = fork(fileURLToPath(new URL('run-empty-site.ts', import.meta.url)), { execArgv: [] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const address = await new Promise<string>((known, fail) => {
    child.once('message', (said) => known(String(Object(said).address)));
    child.once('exit', (code) => fail(new Error(`the empty site ended with ${code}`)));
  });
  return {
    address,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

let site: EmptySite;
test.beforeAll(async ({ request }) => {
  site = await openEmptySite();
  await expect(async () => {
    expect((await request.get(`${site.address}/healthz`)).ok()).toBe(true);
  }).toPass();
});
test.afterAll(() => site.close());

/** Publishes a legal text as the program has it: any section saved makes the draft. */
async function publishText(page: Page, name: string): Promise<void> {
  await page.goto(`${site.address}/office/legal`);
  await page.getByRole('main').getByRole('link', { name }).click();
  await awake(page);
  await expect(page.getByText('No version has been published yet.')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await dialog.getByLabel('Reason, in one sentence').fill('The first version.');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 1 has been published.')).toBeVisible();
}

const step = (page: Page, key: string) => page.locator(`[data-step=${key}]`);

test('somebody makes the first owner of an empty site, sets it up, and the dashboard asks for nothing more', {
  tag: '@beside',
}, async ({ page }) => {
  const { email, password } = newPerson('Founder');
  await page.setViewportSize(PHONE);
  await page.goto(`${site.address}/office`);
  await expect(page).toHaveURL(/\/office\/first-run$/);
  await awake(page);
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat new password').fill(password);
  await page.getByRole('button', { name: 'Create owner' }).click();
  await expect(page.getByRole('heading', { name: 'Shown only once: write these down' })).toBeVisible();
  const toApp = page.getByRole('link', { name: 'Open in the app on this device' });
  const uri = (await toApp.getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Go to login' }).click();
  await awake(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('One-time code').fill(URI.parse(uri).generate());
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/office\/first-steps$/);
  await awake(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await page.getByRole('button', { name: 'Send a test e-mail' }).click();
  await expect(step(page, 'email')).toContainText(`has accepted a test e-mail to ${email}`);
  await expect(step(page, 'email')).toContainText('Done');
  await page.getByRole('button', { name: 'Test the key' }).click();
  await expect(step(page, 'odds_key')).toContainText(
    'The key works: 20,000 credits left this period, 0 used.',
  );
  await expect(step(page, 'odds_key')).toContainText('Done');

  await page.setViewportSize(WIDE);
  await page.goto(`${site.address}/office`);
  const left = page.getByRole('region', { name: 'Getting started' });
  await expect(left.getByRole('listitem')).toHaveCount(2);
  await left.getByRole('listitem').first().getByRole('link').click();
  await awake(page);
  for (const name of ['Terms of service', 'Privacy policy', 'Purchase terms']) await publishText(page, name);
  await page.goto(`${site.address}/office/first-steps`);
  await expect(step(page, 'legal')).toContainText('Done');
  await awake(page);
  await step(page, 'bank_account').getByRole('link', { name: 'Open bank accounts' }).click();
  await awake(page);
  await page.getByRole('button', { name: 'Propose account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bank code').fill('812');
  await dialog.getByLabel('Bank', { exact: true }).fill('Sample Bank');
  await dialog.getByLabel('Branch').fill('Main');
  await dialog.getByLabel('Account number').fill('20001234567890');
  await dialog.getByLabel('Account holder').fill('Trueline Data');
  await dialog.getByLabel('Reason').fill('The first account of this site');
  await dialog.getByRole('button', { name: 'Propose account' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${site.address}/office`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing needs action' })).toBeVisible();
  await expect(left).toHaveCount(0);
});

test('the page of the first owner is gone for good once there is one', { tag: '@beside' }, async ({
  page,
}) => {
  const answer = await page.goto(`${site.address}/office/first-run`);
  expect(answer?.status()).toBe(404);
  const again = await page.request.post(`${site.address}/office/api/first-run`, {
    data: { email: 'second@example.com', password: 'a quiet harbour at noon' },
  });
  expect((await again.json()).http_code).toBe(404);
  await page.goto(`${site.address}/office`);
  await expect(page.getByRole('heading', { name: 'Log in to the back office' })).toBeVisible();
});
