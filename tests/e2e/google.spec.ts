import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { awake } from './awake.ts';
import { type GoogleStandIn, startGoogleStandIn } from './google-stand-in.ts';
import { newPerson, type Person, register, said } from './members.ts';
import { runJob } from './test-endpoints.ts';
import { withoutScripts } from './without-scripts.ts';

let google: GoogleStandIn;
test.beforeAll(async () => {
  google = await startGoogleStandIn();
});
test.afterAll(() => google.close());

const button = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const memberNamed = (page: Page, name: string) =>
  page.getByRole('complementary').locator('summary').filter({ hasText: name });

async function askGoogle(page: Page, at = '/en/login'): Promise<void> {
  await page.goto(at);
  await awake(page);
  await button(page).click();
}

async function logOut(page: Page): Promise<void> {
  await awake(page);
  const isHome = new URL(page.url()).pathname === '/en';
  const home = isHome ? page.waitForEvent('load') : page.waitForURL(/\/en$/);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  // The page hides the member at once, before the server has heard of it.
  await expect(said(page)).toContainText('Success Logout');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  // Then home is opened, or loaded again: a page opened before that would be left again.
  await home;
}

/** The link of the last e-mail to somebody, below the site. */
async function mailedPath(request: APIRequestContext, { email }: Person): Promise<string> {
  const answer = await request.get(`/__test/outbox?to=${encodeURIComponent(email)}`);
  const emails = JSON.stringify(await answer.json());
  const link = [...emails.matchAll(/https?:\/\/[^/"\s]+(\/en\/resetPassword\?token=[\w-]+)/g)];
  return link[0]?.[1] ?? 'no link came';
}

async function choosePassword(page: Page, path: string, password: string): Promise<void> {
  await page.goto(path);
  await awake(page);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(/\/en\/login$/);
}

test('a person new here agrees once, and is signed in without a question from then on', async ({ page }) => {
  const person = newPerson('Lise');
  google.vouchFor({ sub: person.email, email: person.email, name: 'Lise' });
  await askGoogle(page, '/en/login?redirect=%2Fen%2FmySubscribe');
  const consent = page.getByRole('dialog', { name: 'Open your account' });
  await expect(consent).toContainText(person.email);
  await consent.getByRole('button', { name: 'Open account' }).click();
  await expect(consent).toContainText('Tick the box to agree');
  await expectAccessible(page);
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Open account' }).click();
  await expect(page).toHaveURL(/\/en\/mySubscribe$/);
  await expect(said(page)).toContainText('Success Login');
  await expect(memberNamed(page, 'Lise')).toBeVisible();

  await logOut(page);
  await askGoogle(page);
  await expect(memberNamed(page, 'Lise')).toBeVisible();
});

test('an account with a password is linked after its password was given once', async ({ page, request }) => {
  const person = newPerson('Chien');
  await register(request, person);
  await request.post('/api/ai-accounts/forget-password', { data: { email: person.email } });
  await choosePassword(page, await mailedPath(request, person), person.password);

  google.vouchFor({ sub: person.email, email: person.email, name: 'Chien' });
  await askGoogle(page);
  const link = page.getByRole('dialog', { name: 'Connect Google to your account' });
  await link.getByLabel('Password', { exact: true }).fill('not it at all');
  await link.getByRole('button', { name: 'Connect and log in' }).click();
  await expect(link.getByRole('alert')).toContainText('incorrect');
  await link.getByLabel('Password', { exact: true }).fill(person.password);
  await link.getByRole('button', { name: 'Connect and log in' }).click();
  await expect(memberNamed(page, 'Chien')).toBeVisible();
  await logOut(page);
  await askGoogle(page);
  await expect(memberNamed(page, 'Chien')).toBeVisible();
});

test('an account whose address no one confirmed is linked by its e-mail alone', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const person = newPerson('Marie');
  await register(request, person);
  google.vouchFor({ sub: person.email, email: person.email, name: 'Marie' });
  await askGoogle(page);
  await expect(page.getByRole('dialog', { name: 'Confirm your e-mail first' })).toContainText(person.email);
  await runJob(request, 'send-emails');
  await choosePassword(page, await mailedPath(request, person), 'a harbour of her own');
  await askGoogle(page);
  await expect(memberNamed(page, 'Marie')).toBeVisible();
});

test('an address that Google has not confirmed opens nothing', async ({ page }) => {
  const person = newPerson('Nobody');
  google.vouchFor({ sub: person.email, email: person.email, name: 'Nobody', email_verified: false });
  await askGoogle(page);
  await expect(page.getByRole('alert')).toHaveText(/\S/);
  await expect(page).toHaveURL(/\/en\/login$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a browser that opens no window goes to Google and comes back with a clean address', {
  tag: '@long',
}, async ({ page }) => {
  const person = newPerson('Hedy');
  google.vouchFor({ sub: person.email, email: person.email, name: 'Hedy' });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const came = page.waitForResponse((answer) => answer.url().includes('/en/thirdToken?code='));
  await askGoogle(page, '/en/login?redirect=%2Fen%2FmySubscribe');
  expect((await came).headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const consent = page.getByRole('dialog', { name: 'Open your account' });
  await expect(consent).toBeVisible();
  await expect(page).toHaveURL(/\/en\/thirdToken$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeHidden();
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Open account' }).click();
  await expect(page).toHaveURL(/\/en\/mySubscribe$/);
  await expect(memberNamed(page, 'Hedy')).toBeVisible();

  await expect(said(page)).toHaveText('Success Login');

  await page.goto('/en/thirdToken?code=stale&state=stale');
  await expect(page.getByRole('alert')).toHaveText(/\S/);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  // Anyone who is signed in already has nothing to do there.
  await expect(page).toHaveURL(/\/en$/);
});

test('a guest who comes from a page of facts goes to Google from the log-in page', { tag: '@long' }, async ({
  page,
}) => {
  const person = newPerson('Fermat');
  google.vouchFor({ sub: person.email, email: person.email, name: 'Fermat' });
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/en/proof');
  await awake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/en\/login/);
  await awake(page);
  await button(page).click();
  const consent = page.getByRole('dialog', { name: 'Open your account' });
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Open account' }).click();
  await expect(memberNamed(page, 'Fermat')).toBeVisible();
});

test('without scripts the form leads to Google and back, and asks what it has to', async ({ browser }) => {
  const person = newPerson('Noether');
  google.vouchFor({ sub: person.email, email: person.email, name: 'Noether' });
  await withoutScripts(browser, async (page) => {
    await page.goto('/en/login?redirect=%2Fen%2FmySubscribe');
    await button(page).click();
    await expect(page).toHaveURL(/\/en\/thirdToken\?code=/);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    const consent = page.getByRole('dialog', { name: 'Open your account' });
    await consent.getByRole('button', { name: 'Open account' }).click();
    await expect(consent).toContainText('Tick the box to agree');
    await consent.getByRole('checkbox').check();
    await consent.getByRole('button', { name: 'Open account' }).click();
    await expect(page).toHaveURL(/\/en\/mySubscribe$/);
  });
});

test('without Google’s script e-mail and password still work', async ({ page }) => {
  await page.route('**/gsi/client', (route) => route.abort());
  await askGoogle(page);
  await expect(said(page)).toContainText('Google login couldn’t be loaded.');
  await expect(page.getByLabel('E-mail')).toBeEnabled();
});
