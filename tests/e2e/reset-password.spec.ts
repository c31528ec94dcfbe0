import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { type MailServer, plainText, startMailServer } from './mail-server.ts';
import { logIn, newPerson, register, said, signIn } from './members.ts';
import { runJob } from './test-endpoints.ts';

let mail: MailServer;
test.beforeAll(async () => {
  mail = await startMailServer();
});
test.afterAll(() => mail.close());

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
  await runJob(request, 'send-emails');
  // Another worker may be sending it just now.
  const mailedLink = () =>
    mail.emails
      .map(plainText)
      .filter((text) => text.includes(person.email))
      .flatMap((text) => /http\S+\/en\/resetPassword\?token=[\w-]+/.exec(text)?.[0] ?? []);
  await expect.poll(mailedLink).toHaveLength(1);
  const { pathname, search } = new URL(mailedLink().join());
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
