import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, searchAgain } from './accessibility.ts';
import { awake } from './awake.ts';
import { newPerson } from './members.ts';
import { signInOperator } from './operators.ts';
import { runScript } from './run-script.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** An owner of every brand, who signs in once: a code of their device counts once. */
let session: Awaited<ReturnType<APIRequestContext['storageState']>>;

test.beforeAll(async ({ request }) => {
  const { email } = newPerson('Tester');
  const args = ['create', email, '--role', 'owner'];
  const { password, totp_uri: totpUri } = runScript('scripts/operate/operator.ts', args);
  await signInOperator(request, { email, password, totpUri });
  session = await request.storageState();
});

async function enterAsOwner(page: Page): Promise<void> {
  await page.context().addCookies(session.cookies);
  await page.goto('/office/leagues');
  await awake(page);
}

test('an operator starts a league from one that the site knows, reads what is wrong at its field, adds it and stops covering it @alone', {
  tag: '@long',
}, async ({ page }) => {
  await enterAsOwner(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Leagues' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add league' }).click();
  await dialog(page).getByLabel('Start from').selectOption({ label: 'NPB' });
  await expect(dialog(page).getByLabel('Provider key')).toHaveValue('baseball_npb');
  await expect(dialog(page).getByLabel('A draw in the win percentage')).toHaveValue('left_out');
  await searchAgain(page);
  await press(page, 'Test the key');
  await expect(dialog(page).getByText('The site was started without a provider key')).toBeVisible();

  await dialog(page).getByLabel('Time zone').fill('Asia/Atlantis');
  await dialog(page).getByLabel('Reason').fill('Readers in Taiwan ask for it.');
  await press(page, 'Add league');
  await expect(dialog(page).getByText('There is no such time zone.')).toBeVisible();
  await expect(dialog(page).getByLabel('Time zone')).toBeFocused();
  await dialog(page).getByLabel('Time zone').fill('Asia/Tokyo');
  await press(page, 'Add league');
  await expect(page.getByText('NPB has been added.')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: 'baseball_npb' });
  await expect(row.getByText('Covered', { exact: true }).filter({ visible: true })).toBeVisible();
  await row.getByRole('button', { name: 'Stop covering NPB' }).click();
  await dialog(page).getByLabel('Reason').fill('The demo replays other seasons.');
  await press(page, 'Stop covering');
  await expect(row.getByText('Not covered', { exact: true }).filter({ visible: true })).toBeVisible();
  for (const [lang, title] of [
    ['vi', 'Giải đấu'],
    ['zh_TW', '聯盟'],
    ['zh_HK', '聯賽管理'],
  ] as const) {
    await awake(page);
    await page
      .getByRole('complementary')
      .locator('select')
      .filter({ hasText: 'Tiếng Việt' })
      .selectOption(lang);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }
});

test('an operator gives a team another name and other colours, which the tables show, and takes both back @alone', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/vi/standings?league=EPL');
  const disc = page.locator('tbody tr').first().locator('svg.kit').first();
  const colour = await disc.getAttribute('fill');
  const { data } = await (await page.request.get('/api/sport/standings?league=EPL')).json();
  const { name } = data.groups[0].rows[0].team;
  await enterAsOwner(page);
  await page.getByRole('link', { name: 'Teams of Premier League', exact: false }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Teams', exact: true })).toBeVisible();
  await searchAgain(page);
  await page.getByRole('searchbox', { name: 'Search name' }).fill(name);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const change = page.getByRole('button', { name: `Change ${name}`, exact: true });

  const save = async (vietnamese: string, pattern: string, second: string | null) => {
    await awake(page);
    await change.click();
    await dialog(page).getByLabel('Tiếng Việt').fill(vietnamese);
    await dialog(page).getByLabel('Pattern').selectOption({ label: pattern });
    if (second !== null) {
      await dialog(page).getByLabel('First colour').selectOption({ label: 'Teal' });
      await dialog(page).getByLabel('Second colour').selectOption({ label: second });
    }
    await dialog(page).getByLabel('Reason').fill('The club has new colours.');
    await press(page, 'Save');
  };
  await save(`${name} mới`, 'Hoops', 'Teal');
  await expect(dialog(page).getByText('Choose two different colours.')).toBeVisible();
  await searchAgain(page);
  await dialog(page).getByLabel('Second colour').selectOption({ label: 'Gold' });
  await press(page, 'Save');
  await expect(page.getByText(`${name} has been changed.`)).toBeVisible();
  await page.goto('/vi/standings?league=EPL');
  const changed = page.getByRole('row').filter({ hasText: `${name} mới` });
  await expect(changed.locator('svg.kit').first()).toHaveAttribute('fill', '#00788c');

  await page.goto(`/office/teams?q=${encodeURIComponent(name)}&league=EPL`);
  await save(name, 'The site’s own choice', null);
  await expect(page.getByText(`${name} has been changed.`)).toBeVisible();
  await page.goto('/vi/standings?league=EPL');
  await expect(page.getByText(`${name} mới`)).toHaveCount(0);
  await expect(disc).toHaveAttribute('fill', colour ?? '');
});
