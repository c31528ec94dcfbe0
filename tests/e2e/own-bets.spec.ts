import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { newPerson, register, signIn } from './members.ts';
import { withoutScripts } from './without-scripts.ts';

const HEAD = 'When;Fixture;My bet;Odds;Stake;Paid back';
const file = (...rows: readonly string[]) => ({
  name: 'book.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].join('\r\n')),
});
const ROWS = [
  '20/11/2024 18:05;Reds v Blues;Reds;1,95;1.100,50;2.145,98',
  '21/11/2024 18:05;Reds v Greens;Over 2,5;2,10;50;0',
];
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function sendFile(page: Page, ...rows: readonly string[]): Promise<void> {
  const form = region(page, 'Import a bookmaker’s file');
  await form.locator('input[type=file]').setInputFiles(file(...rows));
  await form.getByRole('button', { name: 'Read file' }).click();
}

test('a member imports the bets of a bookmaker, enters one by hand, and deletes them, all without scripts', async ({
  page,
  request,
  browser,
}) => {
  const person = newPerson('Cardano');
  await register(request, person);
  await signIn(page, person, '/en/mySubscribe');
  await awake(page);
  await page
    .getByRole('navigation', { name: 'Parts of your account' })
    .getByRole('link', { name: /Bets|Your own bets/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Your bets and our picks' })).toBeVisible();
  await searchAgain(page);

  const walk = async (quiet: Page) => {
    await quiet.goto('/en/mySubscribe?part=bets');
    await sendFile(quiet, ...ROWS);
    const form = region(quiet, 'Import a bookmaker’s file');
    await expect(form.getByRole('heading', { name: 'What each column means' })).toBeVisible();
    await form.getByLabel('Date and time').selectOption('When');
    await form.getByLabel('Selection').selectOption('My bet');
    await form.getByLabel('Match').selectOption('Fixture');
    await form.getByLabel('Amount returned or profit').selectOption('Paid back');
    await form.getByLabel('Decimal sign').selectOption('comma');
    // The day is written another way: every row is named, and nothing is imported.
    await form.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(form).toContainText('Line 2, column “When”: not a date and time in the chosen order.');
    await expect(form).toContainText('Line 3, column “When”');
    await expect(region(quiet, 'Your bets')).toHaveCount(0);
    await form.getByLabel('Date order').selectOption('dmy');
    await form.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(form).toContainText('book.csv read. Rows: 2; bets in your list from this file: 2.');
    await expect(region(quiet, 'Bets in HKD')).toContainText('By luck alone, 19 times in 20');
    await expect(region(quiet, 'Your bets')).toContainText('+HKD 1,045.48');

    // The columns are remembered, and a file that came before adds nothing.
    await sendFile(quiet, ...ROWS);
    await expect(form).toContainText('Rows: 2; bets in your list from this file: 2.');
    await expect(region(quiet, 'Your bets').getByRole('row')).toHaveCount(3);

    const add = region(quiet, 'Add a bet yourself');
    await add.locator('summary').click();
    await add.getByLabel('Date and time').fill('2024-11-22T20:00:00');
    await add.getByLabel('Match').fill('Blues v Greens');
    await add.getByLabel('Selection').fill('Greens');
    await add.getByLabel('Odds', { exact: true }).fill('0.5');
    await add.getByLabel('Stake').fill('20');
    await add.getByRole('button', { name: 'Add bet' }).click();
    await expect(add).toContainText('Enter odds in the chosen format.');
    await expect(add.getByLabel('Match')).toHaveValue('Blues v Greens');
    await add.getByLabel('Odds', { exact: true }).fill('3.5');
    await add.getByRole('button', { name: 'Add bet' }).click();
    await expect(region(quiet, 'Your bets').getByRole('row')).toHaveCount(4);

    await region(quiet, 'Your bets')
      .getByRole('link', { name: /Blues v Greens/ })
      .click();
    await region(quiet, 'This bet').getByRole('button', { name: 'Delete this bet' }).click();
    await expect(region(quiet, 'Your bets').getByRole('row')).toHaveCount(3);
  };
  await withoutScripts(browser, walk, { storageState: await page.context().storageState() });

  await page.goto('/en/mySubscribe?part=bets');
  await awake(page);
  await expectAccessible(page);
  const csv = await page.context().request.get('/api/me/bets.csv');
  expect((await csv.text()).split('\r\n')).toHaveLength(4);
  const own = region(page, 'Your data');
  await own.getByRole('button', { name: 'Delete import book.csv' }).click();
  await expect(page.getByText('No bets yet.')).toBeVisible();
});
