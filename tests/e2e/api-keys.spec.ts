import { expect, test } from '@playwright/test';
import { URI } from 'otpauth';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { newPerson, register, signIn } from './members.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { readClock } from './test-endpoints.ts';

test('a member makes a key with the keyboard, a program uses it, and it is worth nothing once it is revoked', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const person = newPerson('Hedy');
  await register(request, person);
  await signIn(page, person, '/en/mySubscribe?part=profile');
  await awake(page);
  const section = page.getByRole('region', { name: 'API keys' });
  await expect(section).toContainText('You have no API key.');
  await section.getByRole('button', { name: 'New key' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create key' }).press('Enter');
  await expect(dialog).toContainText('Enter a name.');
  await expect(dialog).toContainText('Choose at least one.');
  await dialog.getByLabel('Name', { exact: true }).fill('my bot');
  await dialog.getByLabel('Read your name and e-mail').press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create key' }).press('Enter');
  const shown = section.getByText(/^tlm_[\w-]{43}$/);
  await expect(shown).toBeVisible();
  await expect(section.getByRole('status').first()).toContainText('shown only once');
  await searchAgain(page);
  const key = (await shown.textContent()) ?? '';

  const program = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const read = async (path: string) =>
    (await program.get(path, { headers: { Authorization: `Bearer ${key}` } })).status();
  expect([await read('/api/account'), await read('/api/me/sessions')]).toEqual([200, 403]);
  const outbox = await (await request.get(`/dev/outbox?to=${encodeURIComponent(person.email)}`)).text();
  expect(outbox).toContain('A new API key for');
  expect(outbox).not.toContain(key);

  await page.reload();
  await awake(page);
  await expect(section).toContainText('my bot');
  await expect(page.getByText(key)).toHaveCount(0);
  await section.getByRole('button', { name: 'Revoke key my bot' }).press('Enter');
  await expect(section).toContainText('You have no API key.');
  expect(await read('/api/account')).toBe(401);
  await program.dispose();
});

test('an operator makes a key with a code of their device, for what their role may do', {
  tag: '@long',
}, async ({ page, request, playwright, baseURL }) => {
  const operator = makeOperator('content');
  await enterOffice(page, operator, '/office/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Read' })).toContainText('News and other content');
  await expect(dialog).not.toContainText('Orders and transfers');
  await dialog.getByLabel('Name', { exact: true }).fill('importer');
  await dialog.getByRole('group', { name: 'Read' }).getByLabel('News and other content').check();
  const code = dialog.getByLabel('Code from your authenticator');
  await code.fill('000000');
  await dialog.getByRole('button', { name: 'New key' }).click();
  await expect(dialog).toContainText('This code is wrong or was already used.');
  await searchAgain(page);
  // The code of signing in has been used; that of the next half minute counts already.
  const next = (await readClock(request)).getTime() + 30_000;
  await code.fill(URI.parse(operator.totpUri).generate({ timestamp: next }));
  await dialog.getByRole('button', { name: 'New key' }).click();
  const shown = page.getByText(/^tlo_[\w-]{43}$/);
  await expect(shown).toBeVisible();
  const key = (await shown.textContent()) ?? '';
  await searchAgain(page);

  const program = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const headers = { Authorization: `Bearer ${key}` };
  const status = async (path: string) => (await program.get(path, { headers })).status();
  expect([await status('/office/api/news'), await status('/office/api/operators')]).toEqual([200, 404]);
  const write = await program.post('/office/api/news', { headers, data: {} });
  expect(write.status(), 'the key reads and does not write').toBe(403);
  await page
    .getByRole('row', { name: /^importer/ })
    .getByRole('button')
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('The key has been revoked.')).toBeVisible();
  expect(await status('/office/api/news')).toBe(401);
  await program.dispose();
});
