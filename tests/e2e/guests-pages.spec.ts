import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '#terms/locales.ts';
import { awake } from './awake.ts';
import { newPerson, register, signIn } from './members.ts';
import { withoutScripts } from './without-scripts.ts';

/** What guests read: none of it needs the framework in their browser. */
const READ = [
  '',
  '/schedule',
  '/standings',
  '/news',
  '/subscribe',
  '/terms',
  '/privacy',
  '/proof',
  '/audit',
  '/bankroll',
  '/why',
  '/widgets',
  '/methodology',
  '/login',
  '/register',
  '/resetPassword',
  '/nothing/here',
] as const;

/** The most JavaScript that such a page may load without a press, in bytes as they are sent. */
const MAX_BYTES = 12_000;
/** The most that the style sheet may weigh, in bytes as they are sent: with its headers it fits into the first ten packets of a connection. */
const MAX_STYLE_BYTES = 13_800;
/** The most that home may weigh, in bytes after brotli. */
const MAX_HOME_BYTES = 14_000;
const WIDGETS = '/widget/1/widget.js';

/** Every script that a page has asked for, with its bytes as they are sent to who has none of it: the browser of a journey keeps what it has loaded. */
function scriptsOf(page: Page): () => Promise<readonly { path: string; bytes: number }[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
  });
  const weigh = async (path: string) => {
    const sent = await page.request.head(path, { headers: { 'Accept-Encoding': 'br' } });
    return { path, bytes: Number(sent.headers()['content-length']) };
  };
  return () => Promise.all([...asked].map(weigh));
}

test('what a guest reads comes without the framework, and its scripts are small', async ({ page }) => {
  for (const path of READ) {
    const scripts = scriptsOf(page);
    await page.goto(`/en${path}`);
    await awake(page);
    await page.waitForLoadState('load');
    // The page of the widgets shows the very program that other pages load, which has a limit of its own.
    const loaded = (await scripts()).filter((one) => one.path !== WIDGETS);
    expect(loaded.length, path).toBeGreaterThan(0);
    expect(
      loaded.filter((one) => !one.path.startsWith('/assets/guest-')),
      path,
    ).toEqual([]);
    expect(
      loaded.reduce((sum, { bytes }) => sum + bytes, 0),
      path,
    ).toBeLessThanOrEqual(MAX_BYTES);
    page.removeAllListeners('request');
  }
});

test('what a guest reads is painted with one small style sheet, and a member’s page with the whole one', async ({
  page,
  request,
}) => {
  const styles = () =>
    page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : [href])));
  await page.goto('/en/schedule');
  const [own, ...others] = await styles();
  expect(others).toEqual([]);
  const sent = await request.head(own ?? '', { headers: { 'Accept-Encoding': 'br' } });
  expect(Number(sent.headers()['content-length'])).toBeLessThanOrEqual(MAX_STYLE_BYTES);

  const person = newPerson('Hypatia');
  await register(request, person);
  await signIn(page, person, '/en/schedule');
  await awake(page);
  const [whole] = await styles();
  expect(whole).toContain('/assets/styles-whole-');
});

test.describe('a first visit from another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('asks again for a page that shows times, and for no other', async ({ page }) => {
    for (const [path, times] of [
      ['/en/news', 1],
      ['/en/terms', 0],
    ] as const) {
      const again: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch' && new URL(request.url()).pathname === path)
          again.push(request.url());
      });
      await page.context().clearCookies();
      await page.goto(path);
      await page.waitForFunction(() => document.cookie.includes('sports_ai_zone'));
      // The browser has said of every request before this one that it was made.
      await page.evaluate(async () => void (await fetch('/readyz')));
      expect(again.length, path).toBe(times);
      page.removeAllListeners('request');
    }
  });
});

test('the HTML of home is small in every language', async ({ request }) => {
  for (const locale of LOCALES) {
    const html = await (await request.get(`/${locale}`)).body();
    expect(brotliCompressSync(html).length, locale).toBeLessThanOrEqual(MAX_HOME_BYTES);
  }
});

test('a member’s page is taken over by the framework, whatever it shows', async ({ page, request }) => {
  const person = newPerson('Xenophon');
  await register(request, person);
  await signIn(page, person, '/en/terms');
  await awake(page);
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(paths.some((path) => path.startsWith('/assets/entry.client-'))).toBe(true);
  expect(paths.some((path) => path.startsWith('/assets/guest-'))).toBe(false);
});

test('a menu that was opened before scripts answer can be put away after', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wanted = Promise.withResolvers<void>();
  await page.route('**/assets/guest-*', async (route) => {
    await wanted.promise;
    await route.continue();
  });
  await page.goto('/en/news?page=1', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Open menu' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  wanted.resolve();
  await expect(menu).toHaveAttribute('data-phase', 'open');
  expect(new URL(page.url()).hash).toBe('');
  await menu.getByRole('link', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Plans' }).click();
  await expect(page).toHaveURL(/\/en\/subscribe$/);
  await expect(menu).toBeHidden();
});

test('without scripts a reader chooses a language and a day, filters, and asks a question', {
  tag: '@long',
}, async ({ browser }) => {
  await withoutScripts(browser, async (page) => {
    await page.goto('/en/schedule');
    await page
      .locator('summary')
      .and(page.getByLabel(/^Language/))
      .click();
    await page.getByRole('link', { name: 'Tiếng Việt' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lịch thi đấu');
    await page.goto('/en/schedule');
    await page
      .getByRole('navigation', { name: 'Choose a day' })
      .getByRole('link', { name: 'A week earlier' })
      .click();
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
    await page.getByRole('navigation', { name: 'Sport' }).getByRole('link', { name: 'Basketball' }).click();
    await expect(page).toHaveURL(/sport=basketball/);

    await page.goto('/en/news?page=1#contact');
    const panel = page.getByRole('dialog', { name: 'Contact customer service' });
    await panel.getByRole('textbox').fill('refund');
    await panel.getByRole('button', { name: 'Find answer' }).click();
    await expect(page).toHaveURL(/page=1&ask=refund#contact$/);
    await expect(panel).toContainText('Can I get a refund?');
  });
});

test('a guest without a connection keeps the page that they read, and is led on once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/en/methodology');
  await awake(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Plans' }).click();
  const lost = page.locator('[data-connection=lost]');
  await expect(lost).toContainText(/No connection\. You’re seeing this page as of \d\d:\d\d/);
  await expect(lost.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we calculate');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription plans');
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

test('without scripts a reader signs up, reads what is wrong beside the fields, logs in and out', async ({
  browser,
}) => {
  const person = newPerson('Hypatia');
  await withoutScripts(browser, async (page) => {
    await page.goto('/en/register?redirect=%2Fen%2Forders');
    const form = page.getByRole('main');
    const send = (name: string) => form.getByRole('button', { name, exact: true }).click();
    await form.getByLabel('Username').fill(person.username);
    await form.getByLabel('E-mail').fill('no address');
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await send('Sign up');
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Invalid email format');
    await expect(form.getByLabel('E-mail')).toBeFocused();
    await expect(form.getByLabel('E-mail')).toHaveValue('no address');
    await expect(form.getByLabel('Username')).toHaveValue(person.username);
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
    await form.getByLabel('E-mail').fill(person.email);
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form.getByLabel('Confirm password').fill(person.password);
    await form.getByRole('checkbox', { name: 'at least 18 years old' }).check();
    await send('Sign up');
    await expect(page).toHaveURL(/\/en\/login\?redirect=%2Fen%2Forders$/);
    await expect(form.getByLabel('E-mail')).toHaveValue(person.email);
    await form.getByLabel('Password', { exact: true }).fill('another harbour');
    await send('Log in');
    await expect(page.getByRole('alert')).toHaveText('E-mail or password is incorrect.');
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await send('Log in');
    await expect(page).toHaveURL(/\/en\/orders$/);
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sports_ai_token');
  });
});

test('a form that is pressed twice is sent once, and keeps what was typed where no one answers', async ({
  page,
}) => {
  await page.goto('/en/login');
  await awake(page);
  const form = page.getByRole('main');
  const submit = form.getByRole('button', { name: 'Log in' });
  await form.getByLabel('E-mail').fill('lost@example.com');
  await form.getByLabel('Password', { exact: true }).fill('a lost harbour');
  const sent: string[] = [];
  await page.route('**/en/login', async (route) => {
    sent.push(route.request().method());
    await submit.dispatchEvent('click');
    await route.abort();
  });
  await submit.click();
  await expect(page.getByRole('log')).toContainText(/\S/);
  expect(sent).toEqual(['POST']);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('a lost harbour');
});
