import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { enterOffice, makeOperator } from './operators.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><circle cx="20" cy="20" r="18" fill="#7a1f5c"/><path d="M50 8h100v24H50z" fill="#222"/></svg>';

test('an owner writes a brand, a second one opens it, its host shows it, and both close it again', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow();
  const key = `lantern${randomUUID().slice(0, 8)}`;
  await enterOffice(page, makeOperator('owner'), '/office/brands');
  const address = `http://${key}.localhost:${new URL(page.url()).port}`;
  await page.getByRole('link', { name: 'New brand' }).click();
  const save = page.getByRole('button', { name: 'Save draft' });
  await save.click();
  await expect(page.getByText('Fill in this field.')).toHaveCount(4);
  await expect(page.getByText('Choose a logo.')).toBeVisible();
  await expect(page.getByLabel('Key', { exact: true })).toBeFocused();
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.getByLabel('Name', { exact: true }).fill('Lantern Street');
  await page.getByLabel('Company').fill('Lantern Street Limited');
  await page.getByRole('textbox', { name: 'Hosts' }).fill(`${key}.localhost`);
  await page.getByLabel('Headline on the home page · English').fill('Predictions under the lantern');
  await page.getByLabel('Month').fill('9100');
  const file = page.getByLabel('Logo file');
  const hostile = LOGO.replace('<circle', '<script>alert(1)</script><circle');
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(hostile) });
  const primary = page.getByLabel('Primary colour', { exact: true });
  await primary.fill('#ffe000');
  await page.getByLabel(/^White \(contrast/).check();
  await save.click();
  await expect(
    page
      .getByText('the contrast of onPrimary on primary')
      .or(page.getByText('Text on primary on Primary'))
      .first(),
  ).toBeVisible();
  await page.getByLabel('White if readable, otherwise black').check();
  await primary.fill('#6b1d52');
  await save.click();
  await expect(page.getByText('The SVG contains <script>')).toBeVisible();
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  // The colours that are only shown to be judged are left out.
  await searchAgain(page, { sample: '[data-sample]' });
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Street' })).toBeVisible();

  await expectAccessible(page, { sample: '[data-sample]' });
  await page.getByRole('button', { name: 'Open to readers…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Agreed at the meeting');
  await dialog.getByRole('button', { name: 'Open to readers' }).click();
  const waiting = page.getByRole('link', { name: 'Request waiting' });
  await waiting.click();
  await expect(page.getByText('You made this request')).toBeVisible();
  const colleague = await browser.newContext({ locale: 'en-US' });
  const second = await colleague.newPage();
  await enterOffice(second, makeOperator('owner'), new URL(page.url()).pathname);
  await approve(second);

  const guest = await browser.newContext({ locale: 'en-US' });
  const reader = await guest.newPage();
  const seen = async () => {
    const answer = await reader.goto(`${address}/en`);
    return { status: answer?.status(), text: (await answer?.text()) ?? '' };
  };
  await expect.poll(async () => (await seen()).text).toContain('Predictions under the lantern');
  await expect(reader.getByRole('link', { name: 'Lantern Street' }).first()).toBeVisible();
  const colour = await reader.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
  );
  expect(colour).toBe('#6b1d52');
  const picture = await reader.locator('svg image').first().getAttribute('href');
  const fetched = (path: string) =>
    reader.evaluate(async (asked) => {
      const answer = await fetch(asked);
      return `${answer.headers.get('content-type')} ${await answer.text()}`;
    }, path);
  expect(await fetched(picture ?? '')).toMatch(/^image\/png /);
  expect(await fetched('/api/plan/list')).toContain('9100');

  await page.goBack();
  await page.getByRole('button', { name: 'Close…' }).click();
  await dialog.getByLabel('Reason').fill('It was a trial');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await waiting.click();
  await expect(page.getByText('You made this request')).toBeVisible();
  await second.goto(new URL(page.url()).pathname);
  await awake(second);
  await approve(second);
  await expect.poll(async () => (await seen()).status).toBe(404);
  await guest.close();
  await colleague.close();
});

/** Agrees to the request whose page is open. */
async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Approved and applied.')).toBeVisible();
}
