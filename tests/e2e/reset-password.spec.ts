import { type APIRequestContext, expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { type MailServer, plainText, startMailServer } from './mail-server.ts';
import { logIn, newPerson, type Person, register, said, signIn } from './members.ts';
import { runJob } from './test-endpoints.ts';
import { withoutScripts } from './without-scripts.ts';

let mail: MailServer;
test.beforeAll(async () => {
  mail = await startMailServer();
});
test.afterAll(() => mail.close());

/** The link that was mailed to a person who asked for one. */
async function mailedLink(request: APIRequestContext, { email }: Person): Promise<URL> {
  await runJob(request, 'send-emails');
  const links = () =>
    mail.emails
      .map(plainText)
      .filter((text) => text.includes(email))
      .flatMap((text) => /http\S+\/en\/resetPassword\?token=[\w-]+/.exec(text)?.[0] ?? []);
  // Another worker may be sending it just now.
  await expect.poll(links).toHaveLength(1);
  return new URL(links().join());
}

test('a forgotten password is chosen again by a mailed link, which works once and ends every session', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson('Rosalind');
  await register(request, person);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, person);

  await page.goto('/en/login');
  await awake(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status').getByText(`If ${person.email} has an account here`)).toBeVisible();
  const { pathname, search } = await mailedLink(request, person);
  const answer = await page.goto(`${pathname}${search}`);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  await expect(page, 'the secret leaves the address').toHaveURL(/\/en\/resetPassword$/);
  await awake(page);
  await expectAccessible(page);
  const change = async (password: string, confirmation = password) => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(confirmation);
    await page.getByRole('button', { name: 'Save new password' }).click();
  };
  await change('a louder harbour', 'a louder harbor');
  await expect(page.getByText('Password confirmation does not match')).toBeVisible();
  await change('password1');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await change('a louder harbour');
  await expect(said(page)).toContainText('Your password has been changed.');
  await expect(page).toHaveURL(/\/en\/login$/);
  await logIn(page, { ...person, password: 'a louder harbour' });

  await elsewhere.goto('/en/mySubscribe');
  await expect(elsewhere).toHaveURL(/\/en\/login\?redirect=/);
  await elsewhere.goto(`${pathname}${search}`);
  await awake(elsewhere);
  await elsewhere.getByLabel('New password', { exact: true }).fill('a third harbour');
  await elsewhere.getByLabel('Confirm new password').fill('a third harbour');
  await elsewhere.getByRole('button', { name: 'Save new password' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('This link has expired, was already used');
  await elsewhere.getByRole('link', { name: 'Request new link' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Reset password');
  await elsewhere.context().close();
});

test('without scripts a forgotten password is chosen again, wrong entries reported beside their fields', async ({
  browser,
  request,
}) => {
  const person = newPerson('Emilie');
  await register(request, person);
  await withoutScripts(browser, async (page) => {
    await page.goto('/en/resetPassword');
    await page.getByLabel('E-mail').fill('no address');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Invalid email format');
    await expect(page.getByLabel('E-mail')).toHaveValue('no address');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('status').getByText(person.email)).toBeVisible();

    const { pathname, search } = await mailedLink(request, person);
    await page.goto(`${pathname}${search}`);
    const send = async (password: string, confirmation: string) => {
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Confirm new password').fill(confirmation);
      await page.getByRole('button', { name: 'Save new password' }).click();
    };
    await send('a louder harbour', 'a louder harbor');
    await expect(page.getByText('Password confirmation does not match')).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
    await send('a louder harbour', 'a louder harbour');
    await expect(page).toHaveURL(/\/en\/login$/);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('a louder harbour');
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});
