import { expect, type Page, test } from '@playwright/test';
import { newPerson, register, signIn } from './members.ts';
import { makeOperator, signInOperator } from './operators.ts';

/** Scripts answer for the page: React has put its mark on it. */
const isAwake = (page: Page) =>
  page.evaluate(() => Object.keys(document.body).some((name) => name.startsWith('__reactProps')));

/** Keeps the scripts of the page that is opened next from starting, until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const wanted = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client*', async (route) => {
    await wanted.promise;
    await route.continue();
  });
  return wanted.resolve;
}

test('a page that nobody touches rests, and wakes by itself in the end', async ({ page }) => {
  await page.clock.install();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/en/terms');
  await expect.poll(() => fetched.some((path) => path.includes('/entry.client'))).toBe(true);
  expect(await isAwake(page)).toBe(false);
  // The installed clock goes on by itself as well, and a busy machine takes seconds to get here.
  const passedMs = await page.evaluate(() => performance.now());
  await page.clock.fastForward(Math.max(0, 4000 - passedMs));
  expect(await isAwake(page)).toBe(false);
  await page.clock.fastForward(1500);
  await expect.poll(() => isAwake(page)).toBe(true);
});

for (const [name, touch] of [
  ['the pointer', (page: Page) => page.mouse.move(40, 40)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 200)],
] as const) {
  test(`${name} wakes a page`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/vi/terms');
    expect(await isAwake(page)).toBe(false);
    await touch(page);
    await expect.poll(() => isAwake(page)).toBe(true);
  });
}

test('a page that is asked for something starts at once, and so does one that is loaded again', async ({
  page,
}) => {
  await page.clock.install();
  for (const path of ['/en/resetPassword?token=worn-out', '/en/terms#top']) {
    await page.goto(path);
    await expect.poll(() => isAwake(page), path).toBe(true);
  }
  await page.goto('/en/terms');
  expect(await isAwake(page)).toBe(false);
  await page.reload();
  await expect.poll(() => isAwake(page)).toBe(true);
});

test('what is pressed, typed and ticked before the scripts answer is not lost', async ({ page }) => {
  for (const [path, submit, missing] of [
    ['/en/login', 'Log in', 'password'],
    ['/en/register', 'Sign up', 'username'],
  ] as const) {
    const arrive = await holdScripts(page);
    await page.goto(path);
    const form = page.locator('#content form');
    await form.getByLabel('E-mail').fill('reader@example.org');
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    await form.getByRole('button', { name: 'Show password' }).first().click();
    await form.getByRole('button', { name: submit }).click();
    expect(await isAwake(page)).toBe(false);
    arrive();
    await expect(form.getByRole('button', { name: 'Hide password' }).first()).toBeVisible();
    await expect(form.locator('[aria-invalid=true]').first()).toHaveAttribute('name', missing);
    await expect(form.getByLabel('E-mail')).toHaveValue('reader@example.org');
    for (const box of await form.getByRole('checkbox').all()) await expect(box).toBeChecked();
    expect(new URL(page.url()).search).toBe('');
  }
});

test('a star that a member presses before the scripts answer is set once', async ({ page, request }) => {
  const person = newPerson('Hesiod');
  await register(request, person);
  const arrive = await holdScripts(page);
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/api/me/favourites')) sent.push(one.method());
  });
  const opened = signIn(page, person, '/en/standings?league=EPL');
  const star = page.getByRole('button', { name: 'Favourite: Arsenal' });
  await star.click();
  await star.click();
  expect(await isAwake(page)).toBe(false);
  const kept = page.waitForResponse('**/api/me/favourites');
  arrive();
  await kept;
  await opened;
  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toEqual(['POST']);
});

test('what an operator presses, and a file that they choose, before the scripts answer are not lost', async ({
  page,
}) => {
  await signInOperator(page.request, makeOperator('finance'));
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from('Booked,Sum') };
  for (const [path, press, answer] of [
    [
      '/office/coupons',
      () => page.getByRole('button', { name: 'New coupon' }).click(),
      page.getByRole('dialog', { name: 'New coupon' }),
    ],
    [
      '/office/statements',
      () => page.getByLabel('Choose a CSV file…').setInputFiles(file),
      page.getByText('These columns were not found:'),
    ],
  ] as const) {
    const arrive = await holdScripts(page);
    // It has not loaded before its scripts have.
    await page.goto(path, { waitUntil: 'commit' });
    await press();
    expect(await isAwake(page), path).toBe(false);
    arrive();
    await expect(answer).toBeVisible();
  }
});

test('a menu that was opened before the scripts answer can be put away after', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const arrive = await holdScripts(page);
  await page.goto('/en/news?page=1');
  await page.getByRole('link', { name: 'Open menu' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  arrive();
  await expect(menu).toHaveAttribute('data-phase', 'open');
  expect(new URL(page.url()).hash).toBe('');
  await menu.getByRole('link', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Plans' }).click();
  await expect(page).toHaveURL(/\/en\/subscribe$/);
  await expect(menu).toBeHidden();
});

test('a form that holds a secret never writes it into an address, even without scripts', async ({
  request,
}) => {
  for (const path of ['login', 'register']) {
    const html = await (await request.get(`/en/${path}`)).text();
    const forms =
      html.match(/<form[\s\S]*?<\/form>/g)?.filter((form) => form.includes('type="password"')) ?? [];
    expect(forms.length, path).toBeGreaterThan(0);
    for (const form of forms) expect(form, path).toMatch(/^<form[^>]* method="post"/);
  }
});
