import { expect, test } from '@playwright/test';
import { LOCALES } from '#terms/locales.ts';
import { expectAccessible } from './accessibility.ts';
import { sitePort } from './outside-addresses.ts';
import { readApi } from './test-endpoints.ts';

test('the list leads to an article, and the article back', async ({ page, request }) => {
  const [first] = await readApi(request, '/sport-news/list');
  await page.goto('/en/news');
  await expect(page).toHaveTitle(/^News \| /);
  const card = page.locator('#content').getByRole('article').first();
  await expect(card.getByRole('heading')).toHaveText(first.title);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/en/news?id=${first.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
  await expect(page).toHaveTitle(new RegExp(`^${first.title} \\| `));
  await expectAccessible(page);
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
  const address = `${baseURL}/zh_TW/news?id=${first.id}`;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    datePublished: first.date,
    inLanguage: 'zh-TW',
    mainEntityOfPage: address,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.headline);
});

test('an article of another brand, one that never was, and a page past the last lead back', async ({
  page,
  request,
}) => {
  const [first] = await readApi(request, '/sport-news/list');
  const foreign = await request.get(`/en/news?id=${first.id}`, {
    headers: { Host: `orange.localhost:${sitePort}` },
  });
  expect(foreign.status()).toBe(404);
  const unknown = await page.goto('/en/news?id=not-an-id');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This page does not exist');
  await page.goto('/en/news?page=99');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page.locator('#content').getByRole('article').first()).toBeVisible();
});

for (const language of LOCALES) {
  test(`nothing keeps anybody from reading the news in ${language}`, { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const [first] = await readApi(request, '/sport-news/list');
    for (const path of ['news', `news?id=${first.id}`]) {
      await page.goto(`/${language}/${path}`);
      await expectAccessible(page);
    }
  });
}
