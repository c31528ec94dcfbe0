import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { newPerson, register, said, signIn } from './members.ts';

/** Types into one of the form's lists and takes the entry that is left. */
async function choose(page: Page, field: string, text: string): Promise<void> {
  const list = page.getByRole('combobox', { name: field });
  await list.fill(text);
  await page
    .getByRole('option', { name: new RegExp(text, 'i') })
    .first()
    .click();
  await expect(list).toHaveValue(new RegExp(text, 'i'));
}

/** The address of one model. */
const modelPage = /\/en\/customModel\?id=[0-9a-f-]{36}$/;

test('a member makes a model, watches it being worked out, opens its final test and deletes it', async ({
  page,
  request,
}) => {
  // The worker serves models in turn with everything else, which takes its time on a busy machine.
  test.slow();
  const person = newPerson('Modeller');
  await register(request, person);
  await signIn(page, person);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Custom models' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('No Custom Model Records')).toBeVisible();
  await main.getByRole('link', { name: 'Add model' }).first().click();

  await main.getByRole('button', { name: 'Create model' }).click();
  await expect(main.getByText('Category selection cannot be empty')).toBeVisible();
  await page.getByRole('combobox', { name: 'League' }).fill('no such league');
  await expect(main.getByText('No Matching League Found').first()).toBeVisible();
  await choose(page, 'Category', 'Over/under');
  await choose(page, 'League', 'Premier League');
  await choose(page, 'Strategy', 'Margin of victory');
  await expect(page).toHaveURL(/league=EPL/);
  await expect(main.getByText('Enough for a backtest.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Model name').fill('Totals by margin');
  await main.getByRole('button', { name: 'Create model' }).click();
  await expect(said(page).getByText('Add Success')).toHaveCount(1);
  await expect(page).toHaveURL(modelPage);

  await expect(main.getByText('Ready', { exact: true })).toBeVisible({ timeout: 180_000 });
  const both = main.getByRole('region', { name: 'Backtest and record since creation' }).getByRole('table');
  await expect(both.getByRole('columnheader', { name: 'Backtest' })).toBeVisible();
  await expect(both.getByRole('columnheader', { name: 'Since creation' })).toBeVisible();
  await expect(main.getByText('first model on this market')).toBeVisible();
  await main.getByRole('button', { name: 'Open final test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open final test' }).click();
  await expect(both.getByRole('columnheader', { name: 'Final test' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Open final test' })).toHaveCount(0);

  await main.getByRole('button', { name: 'Delete model' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete model', exact: true }).click();
  await expect(said(page).getByText('Delete Success')).toHaveCount(1);
  const record = main.getByRole('listitem').filter({ hasText: 'Totals by margin' });
  await expect(record.getByText('Deleted', { exact: true })).toBeVisible();
});

test('a member copies a model, changes it, and compares the two', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const person = newPerson('Copier');
  await register(request, person);
  await signIn(page, person, '/en/customModel?view=new&category=over_under&league=EPL&strategy=mov');
  const main = page.getByRole('main');
  await page.getByLabel('Model name').fill('Totals by margin');
  await main.getByRole('button', { name: 'Create model' }).click();
  await expect(page).toHaveURL(modelPage);
  await main.getByRole('link', { name: 'Copy and edit' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Copy of Totals by margin');
  await choose(page, 'Day count', '30');
  await main.getByRole('button', { name: 'Create model' }).click();
  await expect(page).toHaveURL(modelPage);
  await expect(main.getByText('2nd model you have tried on this market')).toBeVisible();

  await main.getByRole('link', { name: 'Compare' }).click();
  await page.getByLabel('Second model').selectOption('Totals by margin');
  await expect(
    main.getByRole('group', { name: 'Two models side by side' }).getByRole('columnheader'),
  ).toHaveCount(5);
});

test('choices outlive a session that ends in the middle of the form', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const person = newPerson('Keeper');
  await register(request, person);
  await signIn(page, person);
  await page.goto('/en/customModel?view=new&category=over_under&league=EPL&strategy=mov');
  await page.getByLabel('Model name').fill('Kept through it');
  await page.context().request.post('/api/logout', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
  });
  await page.getByRole('button', { name: 'Create model' }).click();
  await expect(page).toHaveURL(/\/en\/login\?redirect=/);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/view=new.*strategy=mov/);
  await expect(page.getByLabel('Model name')).toHaveValue('Kept through it');
  await expect(page.getByRole('combobox', { name: 'Strategy' })).toHaveValue('Margin of victory');
});
