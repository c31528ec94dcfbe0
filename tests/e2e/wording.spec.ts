import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { newPerson, register, signIn } from './members.ts';
import { enterOffice, makeOperator } from './operators.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** Presses the button of the open dialog that does what it is about. */
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('guests read what a brand says otherwise with their next page; what would break a page is refused', async ({
  browser,
  page,
}) => {
  const key = 'methodology.model.games';
  await enterOffice(page, makeOperator('content', 'Ada'), '/office/messages');
  await page.getByRole('searchbox', { name: 'Part of a key or text' }).fill(key);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  const edit = page.getByRole('button', { name: `Edit ${key}, Tiếng Việt` });
  await edit.click();
  await dialog(page).getByLabel('Text', { exact: true }).fill('Mỗi đội cần đủ số trận.');
  await press(page, 'Save');
  await expect(dialog(page).getByText('{count}')).not.toHaveCount(0);
  await dialog(page)
    .getByLabel('Text', { exact: true })
    .fill('Cần ít nhất {count} trận, theo lời của chúng tôi.');
  await press(page, 'Save');
  await expect(page.getByRole('status').getByText(`${key} is live.`)).toBeVisible();
  await expect(page.getByText('own', { exact: true })).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto('/vi/methodology');
  await expect(guest.getByText(/Cần ít nhất \d+ trận, theo lời của chúng tôi\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('theo lời của chúng tôi')).toHaveCount(0);
  await guest.close();
});

test('@alone a new version of the terms shows each member what changed and asks again', async ({
  browser,
  page,
}) => {
  const person = newPerson('Reader');
  await register(page.request, person);
  const desk = await browser.newContext({ locale: 'en-US' });
  const owner = await desk.newPage();
  await enterOffice(owner, makeOperator('owner', 'Emmy'), '/office/legal/terms');
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'New section…' }).click();
  await dialog(owner).getByLabel('Short name').fill('lost_letters');
  for (const [index, heading] of (
    await dialog(owner)
      .getByLabel(/^Heading/)
      .all()
  ).entries()) {
    await heading.fill(`Lost letters ${index}`);
    await dialog(owner)
      .getByLabel(/^Text,/)
      .nth(index)
      .fill(index === 2 ? 'Within 5 days.' : 'Ask within 4 days.');
  }
  await press(owner, 'New section');
  await expect(dialog(owner).getByText(/5/).last(), 'one language says another figure').toBeVisible();
  await dialog(owner)
    .getByLabel(/^Text,/)
    .nth(2)
    .fill('Ask within 4 days.');
  await press(owner, 'New section');
  await expect(owner.getByText('The draft is saved.')).toBeVisible();
  await owner.getByRole('button', { name: 'Publish…' }).click();
  await dialog(owner).getByLabel('Why, in a sentence').fill('Letters get lost');
  await press(owner, 'Publish');
  await expect(owner.getByText(/Version \d+ is published\./)).toBeVisible();
  await desk.close();

  await signIn(page, person, '/en/schedule');
  await expect(page.getByRole('heading', { name: 'What changed in our terms' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Ask within 4 days.');
  await expect(main).not.toContainText('Limitation of liability');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page).toHaveURL(/\/en\/schedule$/);
  await page.goto('/en/news');
  await expect(page).toHaveURL(/\/en\/news$/);
});

test('each role finds of it what it may do, and nothing more', async ({ browser }) => {
  const enter = async (role: Parameters<typeof makeOperator>[0], path: string) => {
    const seat = await browser.newContext({ locale: 'en-US' });
    const page = await seat.newPage();
    await enterOffice(page, makeOperator(role, role), path);
    return page;
  };
  const content = await enter('content', '/office/legal/privacy');
  await expect(content.getByRole('button', { name: 'New section…' })).toBeVisible();
  await expect(content.getByRole('button', { name: 'Publish…' })).toHaveCount(0);
  for (const path of ['settings', 'languages'])
    expect([path, (await content.goto(`/office/${path}`))?.status()]).toEqual([path, 404]);
  await content.context().close();

  const finance = await enter('finance', '/office/languages');
  await expect(finance.getByRole('button', { name: /Switch/ })).toHaveCount(0);
  await finance.goto('/office/settings');
  await expect(finance.getByRole('button', { name: /^Change/ }).first()).toBeVisible();
  const menu = finance.getByRole('navigation', { name: 'Pages of the office' });
  await expect(menu.getByRole('link', { name: 'Translations' })).toHaveCount(0);
  for (const path of ['messages', 'seo', 'redirects', 'legal'])
    expect([path, (await finance.goto(`/office/${path}`))?.status()]).toEqual([path, 404]);
  await finance.context().close();

  const support = await enter('support', '/office/seo');
  await expect(support.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await support.goto('/office/redirects');
  await expect(support.getByRole('button', { name: 'New redirect' })).toHaveCount(0);
  await support.context().close();
});
