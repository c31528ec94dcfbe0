import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { newPerson } from './members.ts';
import { openNewest } from './open-newest.ts';
import { enterOffice, type OfficePerson } from './operators.ts';
import { sitePort } from './outside-addresses.ts';
import { runScript } from './run-script.ts';

/** A brand at which no other journey registers or changes words. */
const BRAND = 'teal';
const SITE = `http://${BRAND}.localhost:${sitePort}`;
const TITLE_A = 'Sports predictions kept like accounts: numbered, dated, never erased';
const TITLE_B = 'Read every pick before you believe it';
const TITLE = { a: TITLE_A, b: TITLE_B } as const;
type Variant = keyof typeof TITLE;
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (...args: readonly string[]) => runScript('tests/e2e/experiment-rows.ts', args);

function makeOwner(): OfficePerson {
  const { email } = newPerson('Tester');
  const args = ['create', email, '--role', 'owner', '--brands', BRAND];
  const { password, totp_uri: totpUri } = runScript('scripts/operate/operator.ts', args);
  return { email, password, totpUri };
}

/** What a browser remembers of tests: the short name of each, the variant, and 1 once it was counted. */
async function trialCookie(context: BrowserContext): Promise<string> {
  return (await context.cookies(SITE)).find(({ name }) => name === 'sports_ai_trial')?.value ?? '';
}

/** The variant that a browser was drawn; null where it was drawn none. */
async function drawn(context: BrowserContext, test: string): Promise<Variant | null> {
  const [, letter] = new RegExp(`^${test}([ab])[01]$`).exec(await trialCookie(context)) ?? [];
  return letter === 'a' || letter === 'b' ? letter : null;
}

/** New guests come to the home page until one of each variant is there. Every one of them is counted. */
async function visitUntilBoth(browser: Browser, test: string) {
  const came: Record<Variant, Page[]> = { a: [], b: [] };
  while (came.a.length === 0 || came.b.length === 0) {
    const context = await browser.newContext({ locale: 'en-US', userAgent: PERSON });
    const page = await context.newPage();
    await page.goto(`${SITE}/en`);
    const variant = await drawn(context, test);
    if (variant === null) throw new Error('a guest was drawn no variant');
    await expect.poll(() => trialCookie(context)).toBe(`${test}${variant}1`);
    await expect(headline(page)).toHaveText(TITLE[variant]);
    came[variant].push(page);
  }
  return came;
}

/** Everything that a page says beside its headline. */
async function saidBeside(page: Page): Promise<string> {
  await page.reload();
  const [said, title] = await Promise.all([
    page.getByRole('main').textContent(),
    headline(page).textContent(),
  ]);
  return String(said).replace(String(title), '');
}

test('an operator plans a test of words with its size and starts it; guests see A or B and keep it; what the office says of them stands in the rows', {
  tag: '@long',
}, async ({ browser, page }) => {
  const owner = makeOwner();
  await enterOffice(page, owner, '/office/experiments');
  await expect(page.getByText('No experiments yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New experiment' }).click();
  await expect(page.getByText('Too few visitors have been counted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save plan' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Count only' }).click();
  await expect(page.getByLabel('Days to count')).toHaveValue('14');

  rows('count', BRAND, owner.email);
  await page.goto('/office/experiments/new');
  await awake(page);
  await expect(page.getByText('800 of 8,000 visitors (10.00%)')).toBeVisible();
  const smallest = page.getByLabel('Smallest difference worth finding');
  await smallest.fill('five');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Enter a number from 0.01 to 50.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save plan' })).toHaveCount(0);
  await smallest.fill('5');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('Visitors for each variant')).toBeVisible();
  const english = page.getByRole('textbox', { name: 'English' });
  await expect(english).toHaveValue(TITLE_A);
  await english.fill('Now 50% off');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByText('Enter a reason.')).toBeVisible();
  await page.getByLabel('Why try it').fill('Doubt is what readers come with.');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByText('“50%” is a figure. An experiment can’t change prices, odds')).toBeVisible();
  await english.fill(TITLE_B);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save plan' }).click();
  await page.waitForURL(/\/office\/experiments\/[0-9a-f-]{36}/);
  const [, id = ''] = /experiments\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
  const name = id.slice(0, 8);
  await expect(headline(page)).toHaveText(`“${TITLE_A}”`);
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result).toHaveCount(0);

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await press(page, 'Start');
  await expect(result.getByText('Too early to say')).toBeVisible();
  await expect(result).not.toContainText('points');

  // A program is shown the page as it is, with the mark of the test as soon as the site has learned of it, and is counted nowhere.
  const program = await browser.newPage();
  await expect
    .poll(async () => {
      await program.goto(`${SITE}/en`);
      return program.locator('html').getAttribute('data-trial');
    })
    .toBe(`${name}a`);
  await expect(headline(program)).toHaveText(TITLE_A);
  expect(await drawn(program.context(), name)).toBeNull();
  const came = await visitUntilBoth(browser, name);
  const [guestA, guestB] = [came.a[0], came.b[0]];
  if (guestA === undefined || guestB === undefined) throw new Error('a variant has no guest');
  for (const [guest, variant] of [
    [guestA, 'a'],
    [guestB, 'b'],
  ] as const) {
    await guest.goto(`${SITE}/en/schedule`);
    await guest.goto(`${SITE}/en`);
    await expect(headline(guest)).toHaveText(TITLE[variant]);
  }
  // Picks and times go on while the two pages are asked for, so they may be asked for again.
  await expect(async () => expect(await saidBeside(guestB)).toBe(await saidBeside(guestA))).toPass({
    timeout: 20_000,
  });

  const person = newPerson('Bea');
  await guestB.goto(`${SITE}/en/register`);
  await awake(guestB);
  const form = guestB.getByRole('main');
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('E-mail').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password').fill(person.password);
  await form.getByRole('checkbox', { name: 'at least 18 years old' }).check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(guestB).toHaveURL(`${SITE}/en/login`);

  const cells = (nth: number) => result.getByRole('table').getByRole('row').nth(nth);
  expect(rows('read', id).counts).toEqual({ a: [came.a.length, 0, 0], b: [came.b.length, 1, 0] });
  await page.reload();
  await awake(page);
  await expect(result.getByText('Too early to say')).toBeVisible();
  await expect(cells(1)).toContainText(new RegExp(`A, as it is.*${came.a.length} of 1,314.*0 · 0\\.00%`));
  await expect(cells(2)).toContainText(new RegExp(`B.*${came.b.length} of 1,314.*1 · `));

  const { counts, interval } = rows('visit', id, '1200', '118', '1190', '175');
  await page.reload();
  await awake(page);
  await expect(result.getByText('B is better')).toBeVisible();
  const signed = (value: string) => (value.startsWith('-') ? value.replace('-', '−') : `+${value}`);
  await expect(result).toContainText(`${signed(interval.value)} points`);
  await expect(result).toContainText(
    `95% interval: ${signed(interval.low)} to ${signed(interval.high)} points`,
  );
  await expect(cells(1)).toContainText(
    `${counts.a[0].toLocaleString('en')} of ${Number(interval.planned).toLocaleString('en')}`,
  );
  await expect(cells(1)).toContainText(`${counts.a[1]} · ${(interval.a * 100).toFixed(2)}%`);
  await expect(cells(2)).toContainText(`${counts.b[1]} · ${(interval.b * 100).toFixed(2)}%`);
  await expect(page.getByText('This interval is valid at any time')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'End…' }).click();
  await dialog(page).getByLabel('Reason').fill('The interval has left zero.');
  await press(page, 'End');
  await expect(page.getByRole('button', { name: 'Use B…' })).toBeVisible();
  await expect(result.getByText('B is better')).toBeVisible();
  await expect(page.getByText('The interval has left zero.')).toBeVisible();
  await expect
    .poll(async () => {
      await guestA.goto(`${SITE}/en`);
      await guestB.goto(`${SITE}/en`);
      return [await headline(guestB).textContent(), await guestA.locator('html').getAttribute('data-trial')];
    })
    .toEqual([TITLE_A, null]);

  // Pressed, it first says what follows; left again, nothing has changed. Then every visitor sees B, whichever they had.
  await page.getByRole('button', { name: 'Use B…' }).click();
  await expect(dialog(page)).toContainText('B becomes what every visitor sees.');
  await press(page, 'Cancel');
  await openNewest(guestB, `${SITE}/en`, (soon) => expect(headline(guestB)).toHaveText(TITLE_A, soon));
  await page.getByRole('button', { name: 'Use B…' }).click();
  await press(page, 'Use B');
  await expect(page.getByText('Every visitor sees B now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use B…' })).toHaveCount(0);
  await expect(page.getByText('B adopted')).toBeVisible();
  for (const guest of [guestA, guestB, program]) {
    await openNewest(guest, `${SITE}/en`, (soon) => expect(headline(guest)).toHaveText(TITLE_B, soon));
  }
  await page.goto('/office/experiments');
  await expect(page.getByRole('row').nth(1)).toContainText(/Ended.*2,3\d\d of 2,628.*B is better/);
  for (const guest of [program, ...came.a, ...came.b]) await guest.context().close();
});
