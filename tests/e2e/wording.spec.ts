import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { newPerson, register, signIn } from './members.ts';
import { openNewest } from './open-newest.ts';
import { enterOffice, makeOperator } from './operators.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** Presses the button of the open dialog that does what it is about. */
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('guests read what a brand says otherwise with their next page; what would break a page is refused', {
  tag: '@long',
}, async ({ browser, page }) => {
  const key = 'methodology.model.games';
  await enterOffice(page, makeOperator('content'), '/office/messages');
  await page.getByRole('searchbox', { name: 'Search key or text' }).fill(key);
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
  const texts = page.getByRole('group', { name: 'Translations' });
  await expect(texts.getByText('Replaced', { exact: true })).toBeVisible();

  const guest = await browser.newPage();
  await openNewest(guest, '/vi/methodology', (soon) =>
    expect(guest.getByText(/Cần ít nhất \d+ trận, theo lời của chúng tôi\./)).toBeVisible(soon),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await openNewest(guest, '/vi/methodology', (soon) =>
    expect(guest.getByText('theo lời của chúng tôi')).toHaveCount(0, soon),
  );
  await guest.close();
});

test('titles and redirects change for the next guest; hosts outside and circles are refused, and the second of two learns so', {
  tag: '@long',
}, async ({ browser, page }) => {
  test.slow();
  const other = await browser.newContext({ locale: 'en-US' });
  const colleague = await other.newPage();
  await enterOffice(page, makeOperator('content'), '/office/seo');
  await enterOffice(colleague, makeOperator('content'), '/office/seo');
  for (const office of [page, colleague]) {
    await office.goto('/office/seo?q=%2Fproof');
    await office.getByRole('button', { name: 'Edit /proof, English' }).click();
    await dialog(office).getByLabel('Title', { exact: true }).fill('Proof of every pick');
  }
  await press(page, 'Save');
  await expect(page.getByText('/proof has been updated.')).toBeVisible();
  await press(colleague, 'Save');
  await expect(dialog(colleague).getByText(/changed this at/)).toBeVisible();
  await expect(dialog(colleague).getByLabel('Title', { exact: true })).toHaveValue('Proof of every pick');
  await openNewest(colleague, '/en/proof', (soon) =>
    expect(colleague).toHaveTitle('Proof of every pick', soon),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await openNewest(colleague, '/en/proof', (soon) =>
    expect(colleague).not.toHaveTitle('Proof of every pick', soon),
  );
  await expectAccessible(page);

  await page.goto('/office/redirects');
  const lead = async (path: string, target: string) => {
    await page.getByRole('button', { name: 'New redirect' }).click();
    await dialog(page).getByLabel('Path', { exact: true }).fill(path);
    await dialog(page).getByLabel('Leads to', { exact: true }).fill(target);
    await press(page, 'Save');
  };
  await lead('/harvest', 'https://elsewhere.example/');
  await expect(dialog(page).getByText('elsewhere.example isn’t an allowed host')).toBeVisible();
  await page.keyboard.press('Escape');
  await lead('/harvest', '/harvest-again');
  await expect(dialog(page).getByText('leads to a page that doesn’t exist')).toBeVisible();
  await page.keyboard.press('Escape');
  await lead('/harvest', '/news');
  await expect(page.getByRole('row').filter({ hasText: '/harvest' })).toContainText('Live');
  await lead('/harvest-again', '/harvest');
  await page.getByRole('button', { name: /^Change.*\/harvest(?!-)/ }).click();
  await dialog(page).getByLabel('Leads to', { exact: true }).fill('/harvest-again');
  await press(page, 'Save');
  await expect(dialog(page).getByText('The redirect from /harvest would loop')).toBeVisible();
  await expectAccessible(page);
  await colleague.goto('/en/harvest-again?from=card');
  await expect(colleague).toHaveURL(/\/en\/news\?from=card$/);
  await page.keyboard.press('Escape');
  const again = page.getByRole('row').filter({ hasText: '/harvest-again' });
  await page.getByRole('button', { name: 'Remove redirect of /harvest-again' }).click();
  await press(page, 'Remove');
  await expect(again).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(again).toContainText('Live');
  await other.close();
});

test('@alone a language goes for guests at once and comes back; a setting waits for a second owner', async ({
  browser,
  page,
}) => {
  const guest = await browser.newPage();
  await enterOffice(page, makeOperator('owner'), '/office/languages');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch off Tiếng Việt' }).click();
  await press(page, 'Switch off');
  await expect(page.getByText('Tiếng Việt is off.')).toBeVisible();
  const statusOf = async (path: string) => (await guest.goto(path))?.status();
  await expect.poll(() => statusOf('/vi/schedule')).toBe(404);
  await expect(guest.getByRole('main').getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/en/schedule',
  );
  await openNewest(guest, '/en/schedule', (soon) =>
    expect(guest.locator('link[hreflang="vi-VN"]')).toHaveCount(0, soon),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect.poll(() => statusOf('/vi/schedule')).toBe(200);

  await page.goto('/office/settings');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change “Minimum age to subscribe”' }).click();
  await dialog(page).getByLabel('Minimum age to subscribe').fill('20');
  await dialog(page).getByLabel('Reason').fill('Counsel advises it');
  await press(page, 'Save');
  await expect(dialog(page).getByText('A whole number between 21 and 99.').last()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change “Largest single order”' }).click();
  await dialog(page).getByLabel('Largest single order').fill('60,000');
  await dialog(page).getByLabel('Reason').fill('The bank allows it');
  await press(page, 'Save');
  const limit = page.getByRole('row').filter({ hasText: 'Largest single order' });
  await expect(limit).toContainText('Change requested');
  await expect(limit).toContainText('TWD 50,000');
  const second = await browser.newContext({ locale: 'en-US' });
  const owner = await second.newPage();
  await enterOffice(owner, makeOperator('owner'), '/office/approvals');
  await owner.getByRole('link', { name: 'Change a setting' }).click();
  await expect(owner.getByRole('row').filter({ hasText: 'Largest single order' })).toContainText(
    'TWD 60,000',
  );
  await owner.getByRole('button', { name: 'Approve' }).click();
  await press(owner, 'Approve');
  await expect(owner.getByText('Approved and applied.')).toBeVisible();
  await page.reload();
  await expect(limit).toContainText('TWD 60,000');
  await expect(limit).toContainText('default: TWD 50,000');
  await second.close();
  await guest.close();
});

test('@alone a new version of the terms shows each member what changed and asks again', async ({
  browser,
  page,
}) => {
  const person = newPerson('Reader');
  await register(page.request, person);
  const office = await browser.newContext({ locale: 'en-US' });
  const owner = await office.newPage();
  await enterOffice(owner, makeOperator('owner'), '/office/legal/terms');
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
  await expect(owner.getByText('Draft saved.')).toBeVisible();
  await owner.getByRole('button', { name: 'Publish…' }).click();
  await dialog(owner).getByLabel('Reason, in one sentence').fill('Letters get lost');
  await press(owner, 'Publish');
  await expect(owner.getByText(/Version \d+ has been published\./)).toBeVisible();
  await office.close();

  await signIn(page, person, '/en/schedule');
  await expect(page.getByRole('heading', { name: 'What has changed in our terms' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Ask within 4 days.');
  await expect(main).not.toContainText('Limitation of liability');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page).toHaveURL(/\/en\/schedule$/);
  await page.goto('/en/news');
  await expect(page).toHaveURL(/\/en\/news$/);
});

test('each role finds of it what it may do, and nothing more', { tag: '@long' }, async ({ browser }) => {
  const enter = async (role: Parameters<typeof makeOperator>[0], path: string) => {
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    await enterOffice(page, makeOperator(role), path);
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
  const menu = finance.getByRole('navigation', { name: 'Back-office pages' });
  await expect(menu.getByRole('link', { name: 'Translations', includeHidden: true })).toHaveCount(0);
  for (const path of ['messages', 'seo', 'redirects', 'legal'])
    expect([path, (await finance.goto(`/office/${path}`))?.status()]).toEqual([path, 404]);
  await finance.context().close();

  const support = await enter('support', '/office/seo');
  await expect(support.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await support.goto('/office/redirects');
  await expect(support.getByRole('button', { name: 'New redirect' })).toHaveCount(0);
  await support.context().close();
});
