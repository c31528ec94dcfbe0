import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { readApi } from './site-doors.ts';

test('the list leads to an article, and the article back', async ({ page }) => {
  await page.goto('/en/news');
  await expect(page).toHaveTitle(/^News \| /);
  const cards = page.locator('#content').getByRole('article');
  expect(await cards.count()).toBeGreaterThan(0);
  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/news\?id=[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title} \\| `));
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL(/\/en\/news$/);
});

test('an article says what it is to search engines and to those who share it', async ({
  page,
  request,
  baseURL,
}) => {
  const [first] = await readApi(request, '/sport-news/list');
  await page.goto(`/zh_TW/news?id=${first.id}&utm_source=mail`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/zh_TW/news?id=${first.id}`,
  );
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: await page.getByRole('heading', { level: 1 }).textContent(),
    datePublished: first.date,
    inLanguage: 'zh-TW',
    mainEntityOfPage: `${baseURL}/zh_TW/news?id=${first.id}`,
  });
});

test('an article of another brand, and one that never was, are no pages', async ({ page, request }) => {
  const [first] = await readApi(request, '/sport-news/list');
  const port = new URL(page.url() === 'about:blank' ? (await request.get('/en')).url() : page.url()).port;
  const foreign = await page.goto(`http://orange.localhost:${port}/en/news?id=${first.id}`);
  expect(foreign?.status()).toBe(404);
  const unknown = await page.goto('/en/news?id=not-an-id');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This page does not exist');
});

test('a page of the list that is not there says so and leads to the first', async ({ page }) => {
  await page.goto('/en/news?page=99');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page.locator('#content').getByRole('article').first()).toBeVisible();
});

for (const language of ['en', 'zh_TW', 'zh_HK', 'vi']) {
  test(`nothing keeps anybody from reading the news in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/news`);
    await expectAccessible(page);
    await page.locator('#content').getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\?id=/);
    await expectAccessible(page);
  });
}
