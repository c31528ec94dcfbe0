import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '#terms/locales.ts';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { newPerson, register, signIn } from './members.ts';
import { withoutScripts } from './without-scripts.ts';

const person = newPerson('Analyst');

test.beforeAll(({ request }) => register(request, person));

/** The first team of the league, opened from the list; its id stands in the address. */
async function openFirstTeam(page: Page): Promise<void> {
  await page.goto('/en/statistics?league=NBA');
  await page.getByRole('region', { name: /^NBA/ }).getByRole('link').first().click();
  await expect(page).toHaveURL(/team=/);
}

const picker = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('a member goes from sport to league to team to a comparison', async ({ page }) => {
  await signIn(page, person, '/en/statistics');
  await awake(page);
  await expect(page).toHaveTitle(/^Team analysis/);
  await picker(page, 'Sport').selectOption('Basketball');
  await expect(page).toHaveURL(/sport=basketball/);
  await expect(picker(page, 'League')).toHaveValue('NBA');
  const rows = page.getByRole('region', { name: /^NBA/ }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);

  await openFirstTeam(page);
  const chosen = picker(page, 'Team').locator('option:checked');
  await expect(chosen).not.toHaveText('All teams');
  const name = (await chosen.textContent()) ?? '';
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  await expect(page.getByRole('heading', { name: 'Last five matches' })).toBeVisible();
  const situations = page.getByRole('region', { name: 'Situations', exact: true });
  await expect(situations.getByText('Back to back').first()).toBeHidden();
  await situations.getByRole('heading', { name: 'Situations' }).click();
  await expect(situations.getByText('Back to back').first()).toBeVisible();
  // A small sample is a count, a larger one a percentage with its interval.
  const results = situations.getByRole('table', { name: 'Situations: Results' });
  await expect(results.locator('td:nth-child(2)')).not.toHaveCount(0);
  const cells = await results.locator('td:nth-child(2)').allTextContents();
  const rates = /^(-|\d+–\d+(\d of \d|\d+\.\d%\d+–\d+ · n = \d\d+))$/;
  for (const cell of cells) expect(cell).toMatch(rates);
  expect(cells.some((cell) => cell.includes('%'))).toBe(true);

  const opponent = picker(page, 'Compare with');
  const rival = (await opponent.locator('option').nth(2).textContent()) ?? '';
  await opponent.selectOption(rival);
  await expect(page.getByRole('heading', { level: 2, name: `${name} and ${rival}` })).toBeVisible();
  const radar = page.getByRole('figure').filter({ hasText: 'six measures' });
  await expect(radar.getByRole('img', { name: /leads on \d of six measures/ })).toBeVisible();
  // Each figure of one team stands in a row with the other's.
  const head = page.getByRole('table', { name: 'Side by side' });
  await expect(head.getByRole('columnheader')).toHaveCount(3);
  await expect(head.getByRole('row', { name: /Record/ }).getByRole('cell')).toHaveText([
    /^\d+–\d+/,
    /^\d+–\d+/,
  ]);
  await page.getByText('Show as a table').first().click();
  await expect(
    page.getByRole('group', { name: 'Six measures' }).getByText('Average scored per match'),
  ).toBeVisible();
  await page.reload();
  await expect(opponent.locator('option:checked')).toHaveText(rival);
});

test('the schedule leads to the teams of a game, and a team that did not play leads to those that did', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, person, '/en/schedule');
  await awake(page);
  const game = page.locator('[data-game]').first();
  await game.locator('summary').click();
  await game.getByRole('link', { name: 'Head to head' }).click();
  await expect(page).toHaveURL(/\/en\/statistics\?league=.*&team=.*&vs=/);
  await expect(page.getByRole('heading', { name: 'Head to head' })).toBeVisible();

  await page.goto('/en/statistics?league=EPL&team=11111111-1111-4111-8111-111111111111');
  await expect(page.getByText('This team didn’t play in the season you chose.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Premier League/ }).getByRole('row')).toHaveCount(11);
});

/** So high a comparison may be on a phone: once it was twice that. */
const MAX_PHONE_PX = 4600;

test('a comparison is short on a phone, and nothing on it has to be moved sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, person, '/en/statistics?league=EPL');
  const [one, two] = await picker(page, 'Team')
    .locator('option')
    .evaluateAll((options) => options.slice(1, 3).map((option) => option.getAttribute('value')));
  for (const language of LOCALES) {
    await page.goto(`/${language}/statistics?league=EPL&team=${one}&vs=${two}`);
    await expect(page.getByRole('figure').first()).toBeVisible();
    const { height, moved } = await page.evaluate(() => {
      const high = document.documentElement.scrollHeight;
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
      const boxes = [...document.querySelectorAll('main [role=group]:has(table)')];
      return {
        height: high,
        moved: boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.ariaLabel),
      };
    });
    expect([language, moved]).toEqual([language, []]);
    expect(height, language).toBeLessThan(MAX_PHONE_PX);
  }
});

test('everything can be chosen without JavaScript', async ({ browser }) => {
  await withoutScripts(browser, async (page) => {
    await signIn(page, person, '/en/statistics?league=MLB&sport=baseball');
    await picker(page, 'Team').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/team=[0-9a-f-]{36}/);
    await expect(page.getByRole('heading', { name: 'Our predictions for this team' })).toBeVisible();
    await page.getByRole('heading', { name: 'Situations' }).click();
    await expect(page.getByText(/^After a win/).first()).toBeVisible();
  });
});

test('nothing keeps anybody from using the comparison', { tag: '@long' }, async ({ page }) => {
  await signIn(page, person, '/en/statistics?league=NBA');
  const team = page.getByRole('region', { name: /^NBA/ }).getByRole('link').first();
  const address = new URL((await team.getAttribute('href')) ?? '', page.url());
  const rival = await picker(page, 'Team').locator('option').nth(2).getAttribute('value');
  address.searchParams.set('vs', rival ?? '');
  for (const language of LOCALES) {
    await page.goto(`/${language}/statistics${address.search}`);
    await expect(page.getByRole('figure').first()).toBeVisible();
    await expectAccessible(page);
  }
});
