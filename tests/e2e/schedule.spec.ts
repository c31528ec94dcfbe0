import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { LOCALES } from '#terms/locales.ts';
import { expectAccessible, shortenLists } from './accessibility.ts';
import { awake } from './awake.ts';
import { runScript } from './run-script.ts';
import { advanceClock, readApi, readClock, runJob, setClock } from './test-endpoints.ts';
import { withoutScripts } from './without-scripts.ts';

test('a visitor sees the games of today by league and status; days and arrows lead to other days', async ({
  page,
}) => {
  await page.goto('/en/schedule?tz=UTC');
  await expect(page).toHaveTitle(/Schedule/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^Schedule from \d{4}-\d\d-\d\d 00:00:00 to \d{4}-\d\d-\d\d 23:59:59$/,
  );
  const leagues = page.locator('section[data-league]');
  await expect(leagues).not.toHaveCount(0);
  const statuses = ['in_progress', 'not_started', 'completed', 'canceled'];
  const shown = await leagues.evaluateAll((all) =>
    all.map((league) =>
      [...league.querySelectorAll('[data-status]')].map((row) => row.getAttribute('data-status')),
    ),
  );
  for (const league of shown) {
    const ranks = league.map((status) => statuses.indexOf(status ?? ''));
    expect(ranks.length).toBeGreaterThan(0);
    expect(ranks).toEqual([...ranks].sort());
  }

  const days = page.getByRole('navigation', { name: 'Choose a day' });
  await expect(days.getByRole('listitem').filter({ hasText: /\d\d-\d\d/ })).toHaveCount(15);
  await days.getByRole('link', { name: 'A week earlier' }).click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  const asked = new URL(page.url()).searchParams.get('date') ?? '';
  await expect(page.getByText(`Schedule from ${asked} 00:00:00 to ${asked} 23:59:59`)).toBeVisible();
});

test('a filter stands in the address, survives a reload and another language, and can be cleared', async ({
  page,
}) => {
  await page.goto('/en/schedule?tz=UTC');
  await page.getByRole('navigation', { name: 'Sport' }).getByRole('link', { name: 'Basketball' }).click();
  await expect(page).toHaveURL(/sport=basketball/);
  const others = page.locator('section[data-league]:not([data-league=NBA])');
  await expect(others).toHaveCount(0);
  await page.reload();
  await expect(others).toHaveCount(0);
  const statuses = page.getByRole('navigation', { name: 'Status' });
  await statuses.getByRole('link', { name: /^Match cancelled/ }).click();
  await expect(page).toHaveURL(/status=canceled/);

  await awake(page);
  await page
    .locator('summary')
    .and(page.getByLabel(/^Language/))
    .click();
  await page.getByRole('link', { name: '繁體中文（台灣）' }).click();
  await expect(page).toHaveURL(/\/zh_TW\/schedule\?(?=.*sport=basketball)(?=.*tz=UTC)(?=.*status=canceled)/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('賽程');

  await page.goto('/en/schedule?league=NOLEAGUE');
  await expect(page.getByText('No Events Available')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.locator('section[data-league]').first()).toBeVisible();
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a first visit stays in the brand’s zone and offers the own one, in which later ones stand', async ({
    page,
    context,
  }) => {
    const fewestShown = await watchFewest(page, 'section[data-league]');
    await page.goto('/en/schedule');
    const zone = page.getByLabel(/^Time zone/);
    const own = page.getByRole('link', { name: /^Use your time zone \(UTC-[45]\)$/ });
    await expect(own).toBeVisible();
    await expect(zone).toHaveAttribute('aria-label', /Taipei time/);
    const days = page.getByRole('navigation', { name: 'Choose a day' });
    await days.getByRole('link', { name: 'A week earlier' }).click();
    await expect(page).toHaveURL(/date=/);
    await expect(zone).toHaveAttribute('aria-label', /Taipei time/);
    await own.click();
    await expect(zone).toHaveAttribute('aria-label', /New York time/);
    await expect(own).toHaveCount(0);
    expect(await fewestShown()).toBeGreaterThan(0);

    await context.clearCookies();
    await page.goto('/en/schedule');
    await expect(own).toBeVisible();
    await page.reload();
    await expect(zone).toHaveAttribute('aria-label', /New York time/);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await zone.click();
      const offset = page.getByRole('link', { name: /^Japan time/ }).getByText('UTC+9');
      await expect(offset).toBeInViewport({ ratio: 1 });
      await zone.click();
    }
    await zone.click();
    await page.getByRole('link', { name: /^Japan time/ }).click();
    await expect(page).toHaveURL(/tz=Asia%2FTokyo/);
    await expect(zone).toHaveAttribute('aria-label', /Japan time/);
    await page.goto('/en/schedule');
    await expect(zone).toHaveAttribute('aria-label', /Japan time/);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'sports_ai_zone')?.value).toBe('Asia%2FTokyo');
  });
});

test('a score moves in the open page, and games are called off, without a reload', { tag: '@alone' }, async ({
  page,
  request,
}) => {
  const games: { id: string; start_at: string }[] = await readApi(
    request,
    `/sport/list?sport=basketball&status=not_started&per_page=50&${new URLSearchParams(await nextDays(request))}`,
  );
  // A game that is only late would turn the clock back, and then every job waits. Another one begins later on its day.
  const now = await readClock(request);
  const laterThan = ({ id, start_at: start }: (typeof games)[number]) =>
    games.find(
      (other) =>
        other.id !== id &&
        other.start_at.slice(0, 10) === start.slice(0, 10) &&
        new Date(other.start_at).getTime() > new Date(start).getTime() + 60 * 60_000,
    );
  const game = games.find((one) => new Date(one.start_at) > now && laterThan(one) !== undefined);
  const later = game && laterThan(game)?.id;
  if (game === undefined || later === undefined)
    throw new Error('no two basketball games of a day are coming');
  const start = new Date(game.start_at);
  await setClock(request, new Date(start.getTime() + 15 * 60_000));
  await runJob(request, 'ingest-feed');

  await page.clock.install();
  await page.goto(`/en/schedule?tz=UTC&date=${game.start_at.slice(0, 10)}`);
  const row = page.locator(`[data-game="${game.id}"]`);
  await expect(row).toHaveAttribute('data-status', 'in_progress');
  // Its league now stands there twice, and a reader who goes from region to region can distinguish the two.
  await expect(page.locator('section[data-league=NBA]')).toHaveCount(2);
  await expect(page.getByRole('region', { name: /^NBA .*in play$/ })).toHaveCount(1);
  const before = await row.locator('summary').textContent();
  await awake(page);
  await page.evaluate(() => {
    document.body.dataset.mark = 'the same document';
  });

  await advanceClock(request, 10 * 60);
  await runJob(request, 'ingest-feed');
  await expect
    .poll(async () => {
      await page.clock.fastForward(20_500);
      return row.locator('summary').textContent();
    })
    .not.toBe(before);
  await expect(row.locator('summary .animate-flash')).toHaveCount(1);

  // From here on the server pushes: one game is abandoned while it is played, another is called off before it begins.
  const postponed = page.locator(`[data-game="${later}"]`);
  runScript('tests/e2e/report-states.ts', [`${game.id}=abandoned`, `${later}=postponed`]);
  await expect(row).toContainText('Abandoned');
  await expect(postponed).toContainText('Postponed');
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'the same document');
  await expect(page.locator('[data-stale]')).toHaveAttribute('data-stale', 'fresh');
});

test('the server pushes what is in play', async ({ page }) => {
  await page.goto('/en/schedule');
  const pushed = page.waitForResponse((response) => response.url().includes('/in-play/stream'));
  const answer = await pushed;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
});

test('scores that no one renews turn amber, then grey', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/schedule');
  const badge = page.locator('[data-stale]');
  await expect(badge).toHaveAttribute('data-stale', 'fresh');
  await awake(page);
  for (const asked of ['**/api/sport/in-play/*', '**/en/schedule*'])
    await page.route(asked, (route) => route.abort());
  const levelAfter = async (seconds: number) => {
    await page.clock.fastForward(seconds * 1000);
    return badge.getAttribute('data-stale');
  };
  await expect.poll(() => levelAfter(30)).toBe('late');
  await expect.poll(() => levelAfter(60)).toBe('old');
});

test('the page can be read and filtered without JavaScript', { tag: '@long' }, async ({
  browser,
  request,
}) => {
  const coming = await readApi(
    request,
    `/sport/list?sport=basketball&status=not_started&per_page=1&${new URLSearchParams(await nextDays(request))}`,
  );
  await withoutScripts(browser, async (page) => {
    await page.goto(`/vi/schedule?tz=UTC&date=${coming[0].start_at.slice(0, 10)}`);
    // No source reports the place of a game, without which it is no event to a search engine.
    const said = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(said.join()).not.toContain('SportsEvent');
    const sports = page.getByRole('navigation', { name: 'Môn thể thao' });
    await sports.getByRole('link', { name: 'Bóng rổ' }).click();
    await expect(page).toHaveURL(/sport=basketball/);
    await expect(page.locator('section[data-league]:not([data-league=NBA])')).toHaveCount(0);
  });
});

for (const language of LOCALES) {
  test(`nothing keeps anybody from using the page in ${language}`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`/${language}/schedule`);
    await page.locator('[data-game] summary').first().click();
    await shortenLists(page);
    await expectAccessible(page);
  });
}

/** Counts what is in the page at every change of it; answers with the lowest count since the first was there. */
async function watchFewest(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.addInitScript((what) => {
    document.addEventListener('DOMContentLoaded', () => {
      const count = () => document.querySelectorAll(what).length;
      let fewest = count();
      Object.assign(window, { fewestShown: () => fewest });
      new MutationObserver(() => {
        fewest = Math.min(fewest, count());
      }).observe(document, { subtree: true, childList: true });
    });
  }, selector);
  return () => page.evaluate(() => Reflect.get(window, 'fewestShown')());
}

/** The window of the coming three days on the site's clock; basketball is played every day of its season. */
async function nextDays(request: APIRequestContext): Promise<Record<string, string>> {
  const now = await readClock(request);
  const until = new Date(now.getTime() + 3 * 86_400_000);
  return {
    start_time: now.toISOString().slice(0, 10),
    end_time: until.toISOString().slice(0, 10),
    tz: 'UTC',
  };
}
