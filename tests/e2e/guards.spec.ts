import { expect, test } from '@playwright/test';
import routes from '../../src/routes.ts';

/** Every page that no one sees without an account. */
const MEMBERS_PAGES = [
  'customModel',
  'mySubscribe',
  'orders',
  'purchase',
  'purchase_test',
  'record',
  'statistics',
  'unstartedRecord',
];

type Route = { readonly path?: string; readonly children?: readonly Route[] };
const pathsOf = (all: readonly Route[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
const built = pathsOf(routes);

test('every page of members asks a guest to log in, and comes back to itself', async ({ request }) => {
  for (const page of MEMBERS_PAGES.filter((path) => built.includes(path))) {
    for (const path of [`/en/${page}?x=1`, `/zh_HK/${page}`]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      const login = `/${path.split('/')[1]}/login?${new URLSearchParams({ redirect: path })}`;
      expect([page, answer.status(), answer.headers().location]).toEqual([page, 302, login]);
    }
  }
});

test('every page of guests opens for a guest', async ({ request }) => {
  for (const page of [
    '',
    '/login',
    '/register',
    '/resetPassword',
    '/news',
    '/schedule',
    '/subscribe',
    '/terms',
  ]) {
    expect((await request.get(`/vi${page}`, { maxRedirects: 0 })).status(), page).toBe(200);
  }
});

test('no link can lead a member out of the site after they log in', async ({ page }) => {
  for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    await page.goto(`/en/login?redirect=${encodeURIComponent(evil)}`);
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.join(' ')).not.toContain('evil');
  }
});
