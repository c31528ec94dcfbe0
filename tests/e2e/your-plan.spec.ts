import { expect, type Page, test } from '@playwright/test';
import routes from '../../src/routes.ts';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register, said, signIn } from './members.ts';
import { advanceClock, readClock, setClock } from './test-endpoints.ts';

const block = (page: Page) => page.getByRole('complementary').locator('summary').first();

test('a plan is shown beside the name, and its end is said once when the site is opened', {
  tag: '@alone',
}, async ({ page, request }) => {
  const person = newPerson('Noether');
  await register(request, person);
  await grantPlan(person.email, 'A reader for a day', 1);
  await signIn(page, person, '/en/mySubscribe');
  const plan = page.getByRole('region', { name: 'Current plan' });
  await awake(page);
  await expect(plan).toContainText('Active');
  await expect(block(page)).not.toContainText('No plan');
  await expect(plan).toContainText('no automatic renewal');

  const before = await readClock(request);
  await advanceClock(request, 3 * 86_400);
  try {
    await page.goto('/en');
    const expired = said(page).getByText('Your subscription has expired');
    await expect(expired).toHaveCount(1);
    await awake(page);
    await expect(block(page)).toContainText('No plan');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(/\/en\/news$/);
    await expect(expired).toHaveCount(1);
  } finally {
    await setClock(request, before);
  }
});

test('a break closes predictions with a page that says until when, and leaves the account open', async ({
  page,
  request,
}) => {
  const person = newPerson('Hypatia');
  await register(request, person);
  await signIn(page, person, '/en/mySubscribe?part=data');
  await awake(page);
  await page.getByLabel('Length').selectOption('24 hours');
  await page.getByRole('button', { name: 'Start break' }).click();
  const sure = page.getByRole('dialog', { name: 'Start a break of 24 hours?' });
  await sure.getByRole('button', { name: 'Start break' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Your break (has started and )?lasts until/)
      .first(),
  ).toBeVisible();
  await searchAgain(page);

  const predictions = pathsOf(routes).find((path) =>
    ['record', 'unstartedRecord', 'customModel'].includes(path),
  );
  expect(predictions).toBeDefined();
  const answer = await page.goto(`/en/${predictions}`);
  expect(answer?.status()).toBe(423);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You’re taking a break');
  await expect(page.getByText(/are closed until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)).toBeVisible();
  await expectAccessible(page);
});

test('what needs a plan says so in a dialog, which closes by itself and leads to the plans', async ({
  page,
}) => {
  const person = newPerson('Theon');
  await register(page.request, person);
  await signIn(page, person, '/en/mySubscribe?part=data');
  await awake(page);
  const text = 'Subscription Plan Unlock Content';
  const body = { data: null, messages: { input_validates: { base: [text] } }, meta: {}, http_code: 403 };
  // As the server answers whose plan has ended while the page was open.
  await page.route('**/api/me/break', (route) => route.fulfill({ status: 403, json: body }));
  await page.getByRole('button', { name: 'Start break' }).click();
  await page
    .getByRole('dialog', { name: /^Start a break of/ })
    .getByRole('button', { name: 'Start break' })
    .click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: text });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/en\/subscribe$/);
  await expect(dialog).toBeHidden();
});

type Route = { readonly path?: string; readonly children?: readonly Route[] };

function pathsOf(all: readonly Route[]): string[] {
  return all.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children),
  ]);
}
