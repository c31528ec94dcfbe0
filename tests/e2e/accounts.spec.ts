import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { logIn, newPerson, register, said, signIn } from './members.ts';
import { sitePort } from './outside-addresses.ts';

const sidebar = (page: Page) => page.getByRole('complementary');
const menuOf = (page: Page, name: string) => sidebar(page).locator('summary').filter({ hasText: name });

test('a visitor signs up, logs in, changes their profile and logs out', async ({ page, baseURL: site }) => {
  const person = newPerson('Ada');
  await page.goto('/en/register');
  await awake(page);
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Sign up' }).click();
  for (const text of [
    'Please enter a username',
    'Please enter your member account',
    'Please enter a password',
  ])
    await expect(form.getByText(text, { exact: true })).toBeVisible();
  await expect(form.getByLabel('Username')).toBeFocused();
  await expectAccessible(page);

  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('E-mail').fill('no address');
  await form.getByLabel('Password', { exact: true }).fill('short');
  await form.getByLabel('Confirm password').fill('other');
  await form.getByRole('checkbox', { name: 'at least 18 years old' }).check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  for (const text of [
    'Invalid email format',
    'Password must be at least 8 characters long',
    'Password confirmation does not match',
  ])
    await expect(form.getByText(text, { exact: true })).toBeVisible();

  await form.getByLabel('E-mail').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(said(page)).toContainText('Registration Successful');
  await expect(page).toHaveURL(`${site}/en/login`);
  await expect(form.getByLabel('E-mail')).toHaveValue(person.email);

  await logIn(page, person);
  await expect(said(page)).toContainText('Success Login');
  await expect(page).toHaveURL(`${site}/en`);
  await expect(menuOf(page, person.username)).toContainText('No plan');

  const document = await page.goto('/en/login');
  expect(page.url(), 'a member has nothing to do at login').toBe(`${site}/en`);
  expect(await document?.text(), 'the first byte knows them').toContain(person.username);
  expect(document?.headers()['cache-control']).toBe('private, no-store');

  await menuOf(page, person.username).click();
  await sidebar(page).getByRole('link', { name: 'My subscriptions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Subscription Available');
  await expect(sidebar(page).getByRole('button', { name: 'Log out' })).toBeHidden();
  const parts = page.getByRole('navigation', { name: 'Parts of your account' });
  await parts.getByRole('link', { name: 'Profile & security' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile & security');
  await searchAgain(page);
  await page.getByLabel('Username').fill(`${person.username} II`);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(menuOf(page, `${person.username} II`)).toBeVisible();

  await menuOf(page, person.username).click();
  await sidebar(page).getByRole('button', { name: 'Log out' }).click();
  await expect(said(page)).toContainText('Success Logout');
  await expect(page).toHaveURL(`${site}/en`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left.filter((name) => /token|profile/.test(name))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/login\?redirect=%2Fen%2FmySubscribe%3Fpart%3Dprofile$/);
});

test('the same address is another member at another brand', async ({ page, request }) => {
  const site = `http://orange.localhost:${sitePort}`;
  const elsewhere = newPerson('Ada');
  await register(request, elsewhere);
  const person = { ...elsewhere, username: 'Ada of orange' };
  await page.goto(`${site}/en/register`);
  await awake(page);
  const form = page.getByRole('main');
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('E-mail').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('checkbox', { name: 'at least 18 years old' }).check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`${site}/en/login`);
  await logIn(page, person);
  await expect(page).toHaveURL(`${site}/en`);
  await expect(menuOf(page, person.username)).toContainText('No plan');
});

test('a session that ends in the middle of a form leads to login and back to what was typed', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson('Grace');
  await register(request, person);
  await signIn(page, person, '/en/mySubscribe?part=profile');
  await awake(page);
  await page.getByLabel('Username').fill('Grace the Second');
  await page.getByLabel('Phone').fill('+886 912 345 678');

  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, person, '/en/mySubscribe?part=profile');
  await elsewhere.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(said(elsewhere)).toContainText('Device logged out.');
  await elsewhere.context().close();

  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(said(page)).toContainText('Please log in first');
  await expect(page).toHaveURL(/\/en\/login\?redirect=%2Fen%2FmySubscribe%3Fpart%3Dprofile$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sports_ai_token');
  await logIn(page, person);
  await expect(page).toHaveURL(/\/en\/mySubscribe\?part=profile$/);
  await expect(page.getByLabel('Username')).toHaveValue('Grace the Second');
  await expect(page.getByLabel('Phone')).toHaveValue('+886 912 345 678');
});

test('a session that has ended is noticed on the way to a member’s page', async ({ page, request }) => {
  const person = newPerson('Emmy');
  await register(request, person);
  await signIn(page, person);
  await awake(page);
  const { name, value } = await sessionCookie(page);
  const ended = await request.post('/api/logout', { headers: { Authorization: `Bearer ${value}` } });
  expect([name, ended.ok()]).toEqual(['sports_ai_token', true]);
  await menuOf(page, 'Emmy').click();
  await sidebar(page).getByRole('link', { name: 'My subscriptions' }).click();
  await expect(page).toHaveURL(/\/en\/login\?redirect=%2Fen%2FmySubscribe$/);
  await expect(said(page)).toContainText('Please log in first');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('wrong credentials read the same, and no toast is shown', async ({ page, request }) => {
  const person = newPerson('Sofia');
  await register(request, person);
  await page.goto('/en/login');
  await awake(page);
  for (const wrong of [
    { ...person, password: 'another harbour' },
    { ...person, email: `no-${person.email}` },
  ]) {
    await page.getByLabel('E-mail').fill(wrong.email);
    await page.getByLabel('Password', { exact: true }).fill(wrong.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('E-mail or password is incorrect.');
  }
  await expect(said(page)).toHaveText('');
});

async function sessionCookie(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sports_ai_token');
  if (cookie === undefined) throw new Error('Nobody is signed in.');
  return cookie;
}
