import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { newPerson, register, signIn } from './members.ts';

/** Writes down every phase that a two-step part goes through, and when; it passes some faster than a journey can look. */
async function phasesOf(part: Locator): Promise<() => Promise<readonly { phase: string; at: number }[]>> {
  const log = await part.evaluateHandle((element: HTMLElement) => {
    const phases: { phase: string; at: number }[] = [];
    new MutationObserver(() =>
      phases.push({ phase: String(element.dataset.phase), at: performance.now() }),
    ).observe(element, { attributeFilter: ['data-phase'] });
    return phases;
  });
  return () => log.jsonValue();
}

/** A member's page is taken over by the framework, which then changes it without loading another document. */
async function openAsMember(page: Page, request: APIRequestContext, path: string): Promise<void> {
  const person = newPerson('Pausanias');
  await register(request, person);
  await signIn(page, person, path);
}

/** The trigger in the header; the same links stand in the menu of small screens. */
const languageMenu = (page: Page) =>
  page.locator('summary').and(page.getByLabel(/^(Language|Ngôn ngữ|語言)/));

test.describe('addresses', () => {
  test('any spelling leads to the one address of the page', async ({ page }) => {
    await page.goto('/ZH_tw/News/?page=1');
    await expect(page).toHaveURL(/\/zh_TW\/news\?page=1$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  });

  test('a path without a language leads to the language that was read last', async ({ page }) => {
    await page.goto('/vi');
    await page.goto('/schedule?sport=soccer');
    await expect(page).toHaveURL(/\/vi\/schedule\?sport=soccer$/);
  });

  test('home stands at the root in the reader’s language and names its other addresses', async ({
    page,
    baseURL,
  }) => {
    const answer = await page.goto('/');
    expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, '/']);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/en`);
    await expect(page.locator('link[rel=alternate][hreflang=zh-HK]')).toHaveAttribute(
      'href',
      `${baseURL}/zh_HK`,
    );
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(5);
  });

  test('a path that is no page is a 404 inside the frame, with the way back', async ({ page }) => {
    const answer = await page.goto('/en/nothing/here');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/^404 \| /);
    await expect(page.getByText('Page not found: /en/nothing/here')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' }).first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    if (isLong) await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('the language menu', () => {
  test('keeps the page and its query, and is remembered', async ({ page, context }) => {
    await page.goto('/en/news?page=1');
    await awake(page);
    await languageMenu(page).click();
    await page.getByRole('link', { name: 'Tiếng Việt' }).click();
    await expect(page).toHaveURL(/\/vi\/news\?page=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tin tức');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'sports_ai_lang'))
      .toMatchObject({ value: 'vi', path: '/', sameSite: 'Lax' });
  });

  test('keeps the language and says so when the words cannot be had', async ({ page }) => {
    await page.goto('/en/news');
    await awake(page);
    await page.route('**/zh_HK/**', (route) => route.abort());
    await languageMenu(page).click();
    await page.getByRole('link', { name: '繁體中文（香港）' }).click();
    const toasts = page.getByRole('region', { name: 'Messages from this visit' });
    await expect(toasts.getByText('We couldn’t change the language.')).toBeVisible();
    await expect(page).toHaveURL(/\/en\/news$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    // What went by can be read again, on the narrowest phone too.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('link', { name: 'Open menu' }).click();
    const menu = page.locator('#site-menu');
    await menu.getByText('Messages from this visit').click();
    const again = menu.getByText('We couldn’t change the language.');
    await expect(again).toBeVisible();
    const { x, width } = (await again.boundingBox()) ?? { x: Number.NaN, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  });
});

test('the language menu opens in two steps, and a press outside puts it away within 200 ms', async ({
  page,
}) => {
  await page.goto('/en/news');
  await awake(page);
  const menu = page.locator('header details').filter({ has: page.getByLabel(/^Language/) });
  const phases = await phasesOf(menu);
  await languageMenu(page).click();
  await expect(menu).toHaveAttribute('data-phase', 'open');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toHaveAttribute('data-phase', 'closed');
  const seen = await phases();
  expect(seen.map(({ phase }) => phase)).toEqual(['mounted', 'open', 'closing', 'closed']);
  const took = Number(seen[3]?.at) - Number(seen[2]?.at);
  expect(took).toBeGreaterThan(150);
  expect(took).toBeLessThan(1000);
});

test.describe('the announcements', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('run by, stand under a pointer or the focus, and stand for who asked for less motion', async ({
    page,
  }) => {
    await page.goto('/en/news');
    const ticker = page.locator('[data-ticker]');
    const stateOf = () => ticker.locator('> div').evaluate((line) => getComputedStyle(line));
    expect(await stateOf()).toMatchObject({ animationName: 'ticker', animationPlayState: 'running' });
    await ticker.hover();
    expect((await stateOf()).animationPlayState).toBe('paused');
    await page.getByRole('heading', { level: 1 }).hover();
    expect((await stateOf()).animationPlayState).toBe('running');
    await ticker.focus();
    expect((await stateOf()).animationPlayState).toBe('paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await stateOf()).animationName).toBe('none');
  });
});

test('a page that fails says so inside the frame, and leads on', async ({ page, request }) => {
  await page.route('**/en/subscribe.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await openAsMember(page, request, '/en/news');
  await awake(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^500\s*Something went wrong/);
  await expect(page).toHaveTitle(/^500 \| /);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu slides in over a mask, and out again within half a second', async ({ page }) => {
    await page.goto('/en/news');
    await awake(page);
    const menu = page.locator('#site-menu');
    await page.getByRole('link', { name: 'Open menu' }).click();
    await expect(menu).toHaveAttribute('data-phase', 'open');
    const phases = await phasesOf(menu);
    await page.mouse.click(350, 400);
    await expect(menu).toBeHidden();
    const [closing, closed, ...later] = await phases();
    expect([closing?.phase, closed?.phase, later]).toEqual(['closing', 'closed', []]);
    const took = Number(closed?.at) - Number(closing?.at);
    expect(took).toBeGreaterThan(450);
    expect(took).toBeLessThan(1500);
  });

  test('the menu leads to a page and is gone there', async ({ page }) => {
    await page.goto('/en/news');
    await page.getByRole('link', { name: 'Open menu' }).click();
    await page.locator('#site-menu').getByRole('link', { name: 'Plans' }).click();
    await expect(page).toHaveURL(/\/en\/subscribe$/);
    await expect(page.locator('#site-menu')).toBeHidden();
  });
});
