import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { awake } from './awake.ts';
import { withoutScripts } from './without-scripts.ts';

test('a guest without scripts opens pictures of the record, and its short address leads to the proof', async ({
  browser,
}) => {
  await withoutScripts(browser, async (page) => {
    await page.goto('/en');
    await page.locator('details[data-share] > summary').click();
    const part = page.locator('details[data-share]');
    for (const [name, width, height] of [
      ['Picture for posts, 1200 × 630', 1200, 630],
      ['Picture for stories, 1080 × 1920', 1080, 1920],
    ] as const) {
      const href = await part.getByRole('link', { name }).getAttribute('href');
      const answer = await page.request.get(href ?? '');
      expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'png', width, height });
    }
    await expect(part.getByRole('button')).toHaveCount(0);
    await part.getByRole('link', { name: /\/en\/s\/record$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Last 20 days');
    await expect(page.getByRole('img')).toHaveJSProperty('naturalWidth', 1200);
    await page.getByRole('link', { name: 'Check it yourself' }).click();
    await expect(page).toHaveURL(/\/en\/proof$/);
  });
});

test('with scripts the address is copied, and handed to the device', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: { url: string }) => document.documentElement.setAttribute('data-handed', url),
    });
  });
  await page.goto('/zh_TW');
  await awake(page);
  const part = page.locator('details[data-share]');
  await part.locator('summary').click();
  await part.getByRole('button', { name: '複製' }).click();
  await expect(part.getByRole('button', { name: '已複製' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/zh_TW\/s\/record$/);
  await part.getByRole('button', { name: '分享至…' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-handed', /\/zh_TW\/s\/record$/);
});

test('home, a day of the proof and an article name their own picture in their heads', async ({
  page,
  request,
}) => {
  const pictureOf = async (path: string) => {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await request.get(address ?? '');
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'image/png']);
    return new URL(address ?? '').pathname;
  };
  expect(await pictureOf('/en')).toBe('/en/share/record/card.png');
  expect(await pictureOf('/vi/proof')).toMatch(/^\/vi\/share\/(record|\d{4}-\d{2}-\d{2})\/card\.png$/);
  await page.goto('/en/news');
  const article = await page.locator('main a[href*="/en/news?id="]').first().getAttribute('href');
  if (article !== null)
    expect(await pictureOf(article)).toMatch(/^\/en\/(share\/n[\w-]{22}\/card|og)\.png$|^\/og\.png$/);
});
