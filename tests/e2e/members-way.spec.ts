import { expect, type Page, test } from '@playwright/test';
import { htmlLangs } from '#i18n/locales.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { isLong } from '#tests/support/is-long.ts';
import { newPerson, type Person, register, signIn } from './members.ts';
import { withoutScripts } from './without-scripts.ts';

/** The language to which each goes over and back. */
const OTHER: Readonly<Record<Locale, Locale>> = { en: 'vi', vi: 'en', zh_TW: 'zh_HK', zh_HK: 'zh_TW' };

/** The whole way of a member, by what every language and every browser shares: names of fields and addresses of links. */
async function visit(page: Page, locale: Locale, person: Person): Promise<void> {
  const html = page.locator('html');
  await page.goto(`/${locale}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('#content article a[href*="/proof?day="]').first().click();
  await expect(page).toHaveURL(new RegExp(`/${locale}/proof\\?day=\\d{4}-\\d\\d-\\d\\d`));
  await expect(page.locator('section#check')).toBeVisible();

  await page.goto(`/${locale}/schedule`);
  await chooseLanguage(page, OTHER[locale]);
  await expect(html).toHaveAttribute('lang', htmlLangs[OTHER[locale]]);
  await chooseLanguage(page, locale);
  await expect(html).toHaveAttribute('lang', htmlLangs[locale]);
  await page.locator('#content nav a[href*="date="]').first().click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  await page.locator('#content nav a[href*="sport=basketball"]').first().click();
  await expect(page).toHaveURL(/sport=basketball/);

  await page.goto(`/${locale}/subscribe`);
  await page.locator('#order a[href*="/login?redirect="]').locator('visible=true').click();
  const login = page.locator('#content form').filter({ has: page.locator('input[name=password]') });
  await login.locator('input[name=email]').fill(person.email);
  await login.locator('input[name=password]').fill(person.password);
  await login.locator('button[type=submit]').click();

  await expect(page).toHaveURL(new RegExp(`/${locale}/subscribe`));
  const { terms, agree } = await openTerms(page);
  await agree.click();
  await expect(terms.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(terms.getByRole('checkbox')).toHaveAccessibleDescription(/\S/);
  await terms.getByRole('checkbox').check();
  await agree.click();

  await expect(page).toHaveURL(new RegExp(`/${locale}/purchase$`));
  const cancel = page.locator('form').filter({ has: page.locator('input[name=form][value=cancel]') });
  await page.locator('#content button[popovertarget]').locator('visible=true').first().click();
  await cancel.locator('button[type=submit]').click();
  await expect(cancel).toHaveCount(0);

  await page.goto(`/${locale}/subscribe`);
  const again = await openTerms(page);
  await again.terms.getByRole('checkbox').check();
  await again.agree.click();
  await expect(page).toHaveURL(new RegExp(`/${locale}/purchase$`));
  const report = page.locator('form').filter({ has: page.locator('input[name=last5]') });
  const [digits, note] = [report.locator('input[name=last5]'), report.locator('input[name=note]')];
  await digits.fill('123');
  await note.fill('from my phone');
  await report.locator('button[type=submit]').click();
  await expect(digits).toHaveAttribute('aria-invalid', 'true');
  await expect(digits).toBeFocused();
  await expect(digits).toHaveValue('123');
  await expect(note).toHaveValue('from my phone');
  await digits.fill('40713');
  await report.locator('button[type=submit]').click();
  await expect(report).toHaveCount(0);

  await page.getByRole('banner').locator('form button[type=submit]').locator('visible=true').click();
  await expect(page).toHaveURL(new RegExp(`/${locale}$`));
  await expect(page.getByRole('banner').locator('a[href$="/login"]').locator('visible=true')).toHaveCount(1);
}

/** What a member changes, asks and tries: each by a form of its own page. */
async function fillForms(page: Page, locale: Locale, person: Person): Promise<void> {
  const formOf = (name: string) =>
    page.locator('form').filter({ has: page.locator(`input[name=form][value=${name}]`) });

  await signIn(page, person, `/${locale}/mySubscribe?part=profile`);
  const profile = formOf('profile');
  const [name, phone] = [profile.locator('input[name=nick_name]'), profile.locator('input[name=phone]')];
  await name.fill('x');
  await phone.fill('0912 345 678');
  await profile.locator('button[type=submit]').click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/\S/);
  await expect(name).toBeFocused();
  await expect(phone).toHaveValue('0912 345 678');
  await name.fill('Katherine');
  await profile.locator('button[type=submit]').click();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(name).toHaveValue('Katherine');
  await expect(phone).toHaveValue('0912 345 678');

  const odds = formOf('odds');
  const chosen = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await odds.locator('select[name=odds]').selectOption('american');
  const keep = odds.locator('button[type=submit]');
  // Where scripts run a choice is sent as it is made, and there is no button.
  if ((await keep.count()) > 0) {
    // The page that follows has to be there: one that is on its way cannot be asked for again.
    const loaded = page.waitForEvent('load');
    await keep.click();
    await loaded;
  }
  await chosen;
  await page.reload();
  await expect(odds.locator('select[name=odds]')).toHaveValue('american');

  const link = formOf('password');
  await link.locator('button[type=submit]').click();
  await expect(link.getByRole('status')).toContainText(person.email);

  await page.goto(`/${locale}/orders#contact`);
  const contact = page.locator('dialog#contact');
  await contact.locator('input[name=ask]').fill('refund');
  await contact.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/[?&]ask=refund#contact$/);
  await expect(contact.locator('[data-answer]')).toContainText(/\S/);
  await expect(contact.locator('input[name=ask]')).toHaveValue('refund');

  await page.goto(`/${locale}/subscribe`);
  const coupon = page.locator('#order form').filter({ has: page.locator('input[name=coupon]') });
  const code = coupon.locator('input[name=coupon]');
  await code.fill('NO-SUCH-CODE');
  await coupon.locator('button[type=submit]').click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(/\S/);
  await expect(code).toHaveValue('NO-SUCH-CODE');

  await page.goto(`/${locale}/purchase_test`);
  const event = (kind: string) => formOf('bank').locator(`button[value=${kind}]`);
  await formOf('begin').locator('button[type=submit]').click();
  await event('short').click();
  await expect(event('late')).toHaveCount(0);
  await event('exact').click();
  await expect(formOf('begin').locator('select[name=plan_id]')).toBeVisible();
}

/** The question before an order, and the button that agrees to it. */
async function openTerms(page: Page) {
  await page.locator('#order button[popovertarget]').locator('visible=true').click();
  const terms = page.getByRole('dialog').filter({ has: page.locator('input[name=agree]') });
  return { terms, agree: terms.locator('button[type=submit]') };
}

async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  const menu = page.locator('header details').filter({ has: page.locator('a[hreflang]') });
  const choice = menu.locator(`a[href^="/${locale}/"]`);
  await menu.locator('summary').click();
  await choice.click();
}

/** The short form goes both ways without scripts in English; with scripts `money` and `accounts` go them. The long form goes each in all languages. */
for (const locale of isLong ? LOCALES : (['en'] as const))
  test(`without scripts a member reads, chooses, logs in, orders, reports the transfer and logs out in ${locale}`, async ({
    browser,
    request,
  }) => {
    const person = newPerson('Sophie');
    await register(request, person);
    await withoutScripts(browser, (page) => visit(page, locale, person));
  });

for (const locale of LOCALES)
  test(`with scripts a member does the same in ${locale}, by the same forms`, { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const person = newPerson('Emmy');
    await register(request, person);
    await visit(page, locale, person);
  });

for (const locale of isLong ? LOCALES : (['en'] as const))
  test(`without scripts a member changes their profile, asks, checks a coupon and simulates a payment in ${locale}`, async ({
    browser,
    request,
  }) => {
    const person = newPerson('Mary');
    await register(request, person);
    await withoutScripts(browser, (page) => fillForms(page, locale, person));
  });

for (const locale of LOCALES)
  test(`with scripts a member does so in ${locale}, by the same forms`, { tag: '@long' }, async ({
    page,
    request,
  }) => {
    const person = newPerson('Dorothy');
    await register(request, person);
    await fillForms(page, locale, person);
  });
