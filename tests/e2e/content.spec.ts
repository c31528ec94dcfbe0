import { expect, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { openNewest } from './open-newest.ts';
import { enterOffice, makeOperator } from './operators.ts';

test('an article is written by one, looked at in the brand’s look, published by another, and read', async ({
  browser,
  page,
}) => {
  test.slow();
  await enterOffice(page, makeOperator('content'), '/office/news');
  await page.getByRole('button', { name: 'New article' }).click();
  await page.waitForURL(/\/office\/news\/[\da-f-]{36}/);
  await awake(page);
  const fill = async (language: string, title: string) => {
    await page.getByRole('tab', { name: language }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByLabel('Title').fill(title);
    await panel.getByLabel('Summary').fill('In short.');
    await panel.getByLabel('Text', { exact: true }).fill('## Half-time\n\nIt was **close**.\n\n- one\n- two');
  };
  await fill('English', 'Nine of ten win');
  await fill('繁體中文（台灣）', '勝率 90%');
  await expect(page.getByText('Save your changes first.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Something is missing or wrong in: 繁體中文（台灣）.')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByText('“90%” is a percentage')).toBeVisible();
  await page.getByRole('tabpanel').getByLabel('Title').fill('上半場後的局面');
  await page.getByRole('searchbox', { name: 'Find a team or match' }).fill('ars');
  await page
    .getByRole('button', { name: /^Add: Arsenal/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved.')).toBeVisible();
  await expectAccessible(page);

  const preview = await page.context().newPage();
  await preview.goto((await page.getByRole('link', { name: '繁體中文（台灣）' }).getAttribute('href')) ?? '');
  await expect(preview.getByText('預覽畫面：讀者目前看不到這篇內容。')).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('上半場後的局面');
  await expect(preview.getByRole('heading', { name: 'Half-time' })).toBeVisible();
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit for review' }).click();
  await expect(
    page.getByText('You helped write this article, so someone else has to publish it.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish…' })).toHaveCount(0);
  const path = new URL(page.url()).pathname;
  const id = path.split('/').at(-1);
  await preview.goto(`/en/news?id=${id}`);
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('This page does not exist');

  const other = await browser.newContext({ locale: 'en-US' });
  const owner = await other.newPage();
  await enterOffice(owner, makeOperator('owner'), path);
  await owner.getByRole('button', { name: 'Publish…' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(owner.getByText('Published. Readers see it now.')).toBeVisible();
  await other.close();
  await preview.goto(`/en/news?id=${id}`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Nine of ten win');
  await expect(preview.getByRole('link', { name: 'Arsenal' })).toBeVisible();

  // The author, whose page is older than the publication, loses nothing that they type.
  await page.getByRole('tab', { name: 'English' }).click();
  await page.getByRole('tabpanel').getByLabel('Title').fill('Nine of twelve win');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/changed this at/)).toBeVisible();
  await expect(page.getByText('What you typed is still here.')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByLabel('Title')).toHaveValue('Nine of twelve win');
});

test('what the ticker, the contacts and the written answers say is what guests find at once', async ({
  browser,
  page,
}) => {
  test.slow();
  await enterOffice(page, makeOperator('content'), '/office/announcements');
  const add = async (text: string) => {
    await page.getByRole('button', { name: 'New announcement' }).click();
    await page.getByRole('dialog').getByLabel('English').fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  await add('Win 80% of your bets');
  await expect(page.getByRole('dialog').getByText('“80%” is a percentage')).toBeVisible();
  await page.getByRole('dialog').getByLabel('English').fill('The office rests on Sunday');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'The office rests on Sunday' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('g');
  await page.keyboard.press('q');
  await page.getByRole('button', { name: 'New answer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question').fill('Do you open on Sunday?');
  await dialog.getByLabel('Keywords').fill('sunday, weekend');
  await dialog.getByLabel('Answer').fill('No, the office rests on Sunday.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('Reader’s question').fill('are you there on sunday');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect(
    page.getByRole('group', { name: 'Best matches' }).getByText('Shown', { exact: true }),
  ).toBeVisible();
  await searchAgain(page);

  const guest = await browser.newContext({ locale: 'en-US' });
  const reader = await guest.newPage();
  await openNewest(reader, '/en/news', (soon) =>
    expect(reader.getByText('The office rests on Sunday').first()).toBeAttached(soon),
  );
  await awake(reader);
  await reader.goto('/en/news#contact');
  const panel = reader.getByRole('dialog');
  await panel.getByRole('textbox').fill('are you there on sunday');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.getByText('No, the office rests on Sunday.')).toBeVisible();
  await guest.close();

  await page.goto('/office/contacts');
  await awake(page);
  await page.getByRole('button', { name: 'New contact' }).click();
  await dialog.getByLabel('Type').selectOption('Telegram');
  await dialog.getByLabel('Contact', { exact: true }).fill('https://evil.example/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter an https link to t.me')).toBeVisible();
});

test('support reads what the brand says and can change nothing of it', { tag: '@long' }, async ({ page }) => {
  await enterOffice(page, makeOperator('support'), '/office/feedback');
  await expect(page.getByRole('row').filter({ hasText: 'Sample' }).first()).toBeVisible();
  for (const path of ['feedback', 'contacts', 'answers', 'announcements', 'news']) {
    await page.goto(`/office/${path}`);
    await expect(
      page.getByRole('main').getByRole('button', { name: /New|Change|Remove|Show|Hide/ }),
    ).toHaveCount(0);
  }
});

test('finance finds nothing of what the brand says, neither at the side nor at its addresses', {
  tag: '@long',
}, async ({ page }) => {
  await enterOffice(page, makeOperator('finance'), '/office/transfers');
  const side = page.getByRole('navigation', { name: 'Back-office pages' });
  await expect(side.getByRole('link', { name: 'Transfers' })).toBeVisible();
  for (const name of [
    'News',
    'Announcements',
    'Written answers',
    'Contacts',
    'Theme',
    'Translations',
    'Legal texts',
  ])
    await expect(side.getByRole('link', { name, exact: true, includeHidden: true })).toHaveCount(0);
  for (const path of [
    'news',
    'announcements',
    'answers',
    'contacts',
    'feedback',
    'theme',
    'messages',
    'legal',
  ]) {
    await page.goto(`/office/${path}`);
    await expect(page.getByText('This page doesn’t exist or isn’t open to your role')).toBeVisible();
  }
});

test('what a member said is shown with consent and source alone, corrected unseen, and withdrawn for good', {
  tag: '@long',
}, async ({ page }) => {
  await enterOffice(page, makeOperator('content'), '/office/feedback');
  const name = `Reader ${performance.now().toString(36)}`;
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New feedback' }).click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('English').fill('I look at the reasons first.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  const action = async (verb: string) => {
    await row.getByRole('button', { name: `${verb} feedback from ${name}` }).click();
    await dialog.getByRole('button', { name: verb, exact: true }).click();
  };
  await action('Show');
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Received by').selectOption('E-mail');
  await dialog.getByLabel('Location of the original').fill('Letter 7');
  await dialog.getByLabel('Consent given on').fill('2026-11-02');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await action('Show');
  await expect(row.getByText('Hidden')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Hidden').last()).toBeVisible();
  await row.getByRole('button', { name: `Withdraw feedback from ${name}` }).click();
  await dialog.getByLabel('Reason').fill('By their own letter');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('the list of announcements is walked by keys, fetched as a file, and gives back what was removed', async ({
  page,
}) => {
  await enterOffice(page, makeOperator('content'), '/office/announcements');
  const text = `Gone and back again ${performance.now().toString(36)}`;
  await page.getByRole('button', { name: 'New announcement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('English').fill(text);
  await dialog.getByLabel('English').press('Enter');
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const at = page.locator('tbody tr:focus-within');
  await page.keyboard.press('j');
  await expect(at).toHaveCount(1);
  const first = await at.textContent();
  await page.keyboard.press('j');
  await expect(at).not.toHaveText(first ?? '');
  await page.keyboard.press('k');
  await expect(at).toHaveText(first ?? '');
  const coming = page.waitForEvent('download');
  await page.keyboard.press('e');
  expect((await coming).suggestedFilename()).toMatch(/\.csv$/);
  await page.keyboard.press('?');
  await expect(dialog.getByText('Download list as CSV')).toBeVisible();
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: `Remove “${text}”` }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row.getByRole('button', { name: `Restore “${text}”` })).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').getByText('Undone.')).toBeVisible();
  await expect(row.getByRole('button', { name: `Remove “${text}”` })).toBeVisible();

  // In the log a row has nothing but its details; each stands twice in it, for wide and narrow screens.
  await page.goto('/office/audit');
  await awake(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(at.locator('details:visible').first()).toHaveAttribute('open', '');
  await expect(at).toContainText('Announcement restored');
});
