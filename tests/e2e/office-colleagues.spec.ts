import { expect, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { action, ask, because, note, openAs, signInRoles } from './office-roles.ts';

/** The office's daily work: members, prices, coupons, accounts, colleagues and the log, by who may and by who may not. */

test.beforeAll(({ playwright, baseURL }) => signInRoles(playwright, baseURL));

test('an owner lets a colleague in and out again; no one else can', { tag: '@long' }, async ({ browser }) => {
  const owner = await openAs(browser, 'owner', '/office/operators');
  const email = `colleague-${performance.now().toString(36).replace('.', '')}@example.com`;
  await action(owner, 'New operator', async (dialog) => {
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Role').selectOption('Auditor');
  });
  await expect(note(owner, `We have sent a link to ${email}.`)).toBeVisible();
  const row = owner.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Link works until');
  await expect(owner.locator('a[href^="otpauth:"]')).toHaveCount(0);
  await expectAccessible(owner);

  const read = async (path: string) => (await owner.request.get(path)).text();
  const mail = /\/dev\/outbox\/[\w-]+/.exec(await read(`/dev/outbox?to=${encodeURIComponent(email)}`))?.[0];
  const text = await read(mail ?? '/dev/outbox');
  const link = /\/office\/setup\?token=[\w-]+/.exec(text)?.[0] ?? 'no link came';
  const newcomer = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const answer = await newcomer.goto(link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  await awake(newcomer);
  await searchAgain(newcomer);
  const choose = async (password: string, again = password) => {
    await newcomer.getByLabel('New password', { exact: true }).fill(password);
    await newcomer.getByLabel('Repeat new password').fill(again);
    await newcomer.getByRole('button', { name: 'Set password' }).click();
  };
  await choose('a quiet harbour at dawn', 'another harbour');
  await expect(newcomer.getByText('The passwords don’t match.')).toBeVisible();
  await choose('a quiet harbour at dawn');
  await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText('Shown only once: write these down');
  await expect(newcomer.getByRole('link', { name: 'Open in the app on this device' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\//,
  );
  await expect(newcomer, 'the secret leaves the address').toHaveURL(/\/office\/setup$/);
  await expectAccessible(newcomer);
  await newcomer.goto(link);
  await awake(newcomer);
  await choose('a quiet harbour at dusk');
  await expect(newcomer.getByRole('alert')).toContainText('This link is incomplete, expired or already used');
  await owner.reload();
  await expect(row).not.toContainText('Link works until');
  await awake(owner);
  await action(owner, `Disable ${email}`, (dialog) => because(dialog, 'They have left.'));
  await expect(owner.getByRole('row').filter({ hasText: email })).toContainText('Disabled');
  const finance = await openAs(browser, 'finance', '/office/operators');
  await expect(finance.getByText('This page doesn’t exist or isn’t open to your role')).toBeVisible();
  const menu = finance.getByRole('navigation', { name: 'Back-office pages' });
  await expect(menu.getByRole('link', { name: 'Operators', includeHidden: true })).toHaveCount(0);
  const body = { email: `x${email}`, role: 'owner', brands: ['blue'] };
  expect(await ask(finance, '/operators', body)).toBe(404);
});
