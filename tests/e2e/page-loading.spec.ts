import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import { awake } from './awake.ts';
import { newPerson, register, signIn } from './members.ts';
import { placeOf } from './page-length.ts';

/** The documents that a page loads, in order: a change of the page within the running site is none. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
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

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });

test('a lost connection leaves the page, says from when it is, and trying again opens what was asked for', async ({
  page,
  request,
  context,
}) => {
  await openAsMember(page, request, '/en/news');
  await awake(page);
  const lost = page.locator('[data-connection=lost]');
  const isBlocked = { now: true };
  await page.route('**/en/subscribe.data*', (route) => (isBlocked.now ? route.abort() : route.continue()));
  await menuLink(page, 'Plans').click();
  await expect(lost).toContainText(/No connection\. You’re seeing this page as of \d\d:\d\d\./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(page).toHaveURL(/\/en\/news$/);
  // The bar at the top says that something is on its way, and nothing is.
  await expect(page.locator('[data-loading-bar] [role=progressbar]')).toHaveCount(0);
  // In no width does it cover what the page begins with.
  const usual = page.viewportSize();
  for (const size of [{ width: 390, height: 844 }, usual]) {
    if (size !== null) await page.setViewportSize(size);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual(await placeOf(lost));
  }
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(lost.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  isBlocked.now = false;
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription plans');
  await expect(lost).toBeHidden();

  // No code of the next page is there yet, and nothing answers at all.
  await context.setOffline(true);
  await menuLink(page, 'Custom models').click();
  await expect(lost).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription plans');
  await context.setOffline(false);
  // The browser says that it is connected again, and the page comes without being asked for.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom models');
  await expect(lost).toBeHidden();
});

test('a button that only scripts answer waits for them, looking as it will, and what it does then is seen', async ({
  page,
  request,
}) => {
  await openAsMember(page, request, '/en/news');
  let release = () => {};
  const isReleased = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/en/mySubscribe?part=data', { waitUntil: 'commit' });
  const download = page.getByRole('button', { name: 'Download my data' });
  await expect(download).toBeDisabled();
  await expect(download).toHaveCSS('opacity', '1');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeEnabled();
  release();
  const file = page.waitForEvent('download');
  await download.click();
  expect((await file).suggestedFilename()).toMatch(/\.json$/);
});

test('a part whose code does not come leaves the page as it stands, and comes with the connection', async ({
  page,
  request,
}) => {
  await openAsMember(page, request, '/en/news');
  await awake(page);
  const documents = documentsOf(page);
  const isBlocked = { now: true };
  for (const address of ['**/assets/luck-section-*', '**/_builds/latest.json*'])
    await page.route(address, (route) => (isBlocked.now ? route.abort() : route.continue()));
  await menuLink(page, 'Plans').click();
  const lost = page.locator('[data-connection=lost]');
  await expect(lost).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription plans');
  await expect(page.locator('#luck')).toBeHidden();
  isBlocked.now = false;
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#luck')).toBeVisible();
  await expect(lost).toBeHidden();
  expect(documents).toEqual([]);
});

test('a page that takes long is outlined as itself, and one that comes takes focus and title with it', async ({
  page,
  request,
}) => {
  await openAsMember(page, request, '/en/news');
  await awake(page);
  let goOn = () => {};
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route('**/en/schedule.data*', async (route) => {
    await held;
    await route.continue();
  });
  await menuLink(page, 'Schedule').click();
  await expect(page.locator('[data-skeleton=schedule]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  goOn();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.locator('[data-arrived]')).toHaveText(/^Schedule/);
  await menuLink(page, 'Plans').click();
  await expect(heading).toHaveText('Subscription plans');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/schedule$/);
  await expect(heading).toBeFocused();
});

for (const brand of isLong ? (['blue', 'orange'] as const) : (['blue'] as const)) {
  // Colours of all brands are held by `brands`; the long form visits two of them, each at both widths.
  const own = brand === 'blue' ? [360] : [1440];
  for (const width of isLong ? [360, 1440] : own) {
    test(`${brand} at ${width} px: language, menu and links in the brand’s own colours`, async ({
      page,
      baseURL,
    }) => {
      const site = String(baseURL).replace('127.0.0.1', brand === 'blue' ? '127.0.0.1' : 'orange.localhost');
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site}/en/schedule?sport=basketball`);
      await awake(page);
      const primary = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim());
      expect((await primary()).toUpperCase()).toBe(brand === 'blue' ? '#3F5AF3' : '#FF550C');
      // On a phone the languages stand in the menu.
      const isPhone = width === 360;
      if (isPhone) await page.getByRole('link', { name: 'Open menu' }).click();
      else await languageMenu(page).click();
      await page.getByRole('link', { name: 'Tiếng Việt' }).click();
      await expect(page).toHaveURL(/\/vi\/schedule\?sport=basketball$/);
      if (isPhone) {
        await expect(page.locator('#site-menu')).toBeHidden();
        await page.getByRole('link', { name: 'Mở menu' }).click();
      }
      const menu = isPhone ? page.locator('#site-menu') : page.getByRole('complementary');
      await menu.getByRole('link', { name: 'Tin tức' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tin tức');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

test.describe('a new build during a visit', () => {
  test('makes the next change of the page a full load', { tag: '@long' }, async ({ page, request }) => {
    await page.clock.install();
    await page.route('**/_builds/latest.json?*', (route) =>
      route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
    );
    const documents = documentsOf(page);
    await openAsMember(page, request, '/en/news');
    await awake(page);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Plans' }).click();
    await expect(page).toHaveURL(/\/en\/subscribe$/);
    expect(documents).toEqual(['/en/news']);
    const asked = page.waitForResponse('**/_builds/latest.json?*');
    await page.clock.fastForward('10:00');
    await asked;
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    expect(documents).toEqual(['/en/news', '/en/news']);
  });

  test('and a piece of code that is gone is mended by one full load of the target', async ({
    page,
    request,
  }) => {
    await openAsMember(page, request, '/en/news');
    const html = await page.evaluate(async () => (await fetch('/en/subscribe')).text());
    const own = [...html.matchAll(/from "(\/assets\/screen-[^"]+)"/g)].map(([, script]) => script);
    const shared = await page.evaluate(async () => (await fetch('/en/terms')).text());
    const gone = own.filter((script) => script !== undefined && !shared.includes(script));
    expect(gone.length).toBeGreaterThan(0);
    for (const script of gone) await page.route(`**${script}`, (route) => route.abort());
    const documents = documentsOf(page);
    await page.goto('/en/terms');
    await awake(page);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Plans' }).click();
    await expect(page).toHaveURL(/\/en\/subscribe$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription plans');
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/en/terms', '/en/subscribe']);
  });
});

test.describe('pages are loaded ahead', () => {
  const isAhead = (address: string) => /\/en\/(?:news|schedule|privacy)$/.test(address);

  test('where a link is in view, a second later', async ({ page }) => {
    const ahead = page.waitForRequest((request) => isAhead(request.url()));
    await page.goto('/en/terms');
    await awake(page);
    const asked = await ahead;
    expect((await asked.allHeaders())['sec-purpose'] ?? '').toContain('prefetch');
    await page.waitForLoadState('networkidle');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  });

  test('but of the days of the schedule only the one that is pointed at', async ({ page }) => {
    const days: string[] = [];
    page.on('request', (request) => {
      if (/schedule\?date=/.test(request.url())) days.push(request.url());
    });
    const ahead = page.waitForRequest((request) => /\/en\/news$/.test(request.url()));
    await page.goto('/en/schedule');
    await awake(page);
    await ahead;
    await page.waitForLoadState('networkidle');
    expect(days).toEqual([]);
    const strip = page.getByRole('navigation', { name: 'Choose a day' });
    await strip.getByRole('listitem').nth(9).getByRole('link').hover();
    await expect.poll(() => days.length).toBe(1);
  });

  const savers = [
    ['who save data', { saveData: true, effectiveType: '4g' }],
    ['whose line is slow', { saveData: false, effectiveType: '2g' }],
  ] as const;
  for (const [who, connection] of isLong ? savers : savers.slice(0, 1))
    test(`but not for readers ${who}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.clock.install();
      await page.goto('/en/terms');
      await awake(page);
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(5000);
      await page.waitForLoadState('networkidle');
      expect(asked.filter(isAhead)).toEqual([]);
      await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    });
});

test.describe('between the pages that guests read', () => {
  for (const [motion, fades] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const)
    test(`the browser ${fades ? 'fades over' : 'changes at once'} where a reader says ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      // A page that comes says in this event whether the browser leads over to it.
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          sessionStorage.setItem('fades', String('viewTransition' in event && event.viewTransition !== null));
        });
      });
      await page.goto('/en/terms');
      await awake(page);
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'News' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fades'))).toBe(String(fades));
    });
});
