import { expect, type Page, test } from '@playwright/test';
import { LEGAL_VERSION } from '../../src/domain/content/legal/build-legal-document.ts';
import { LOCALES, type Locale } from '../../src/terms/locales.ts';
import { isLong } from '../support/is-long.ts';
import { awake } from './awake.ts';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register } from './members.ts';
import { findNarrowErrors } from './narrow-errors.ts';

/** The narrowest telephone that readers still hold. */
test.use({ viewport: { width: 360, height: 740 } });

const FOR_GUESTS = [
  '',
  '/schedule',
  '/schedule?sport=baseball',
  '/standings',
  '/standings?sport=baseball',
  '/news',
  '/subscribe',
  '/terms',
  '/privacy',
  '/proof',
  '/audit',
  '/bankroll',
  '/why',
  '/widgets',
  '/methodology',
  '/login',
  '/register',
  '/resetPassword',
];
const FOR_MEMBERS = [
  '',
  '/schedule',
  '/schedule?sport=basketball',
  '/standings?sport=basketball',
  '/unstartedRecord',
  '/record?origin=backfill&window=all',
  '/statistics',
  '/statistics?sport=basketball',
  '/mySubscribe',
  '/mySubscribe?part=bets',
  '/mySubscribe?part=alerts',
  '/mySubscribe?part=profile',
  '/mySubscribe?part=data',
  '/orders',
  '/customModel',
  '/purchase_test',
];

/** Vietnamese takes the most room, and all pages are visited in it. The other three share the pages out; the long form visits all in each. */
const SHARED = LOCALES.filter((language) => language !== 'vi');
const ofLanguage = (language: Locale, paths: readonly string[]) =>
  isLong || language === 'vi'
    ? paths
    : paths.filter((_, at) => at % SHARED.length === SHARED.indexOf(language));

/** The errors of each page that has some. */
async function visit(page: Page, language: Locale, all: readonly string[]) {
  const found = [];
  for (const path of ofLanguage(language, all)) {
    const answer = await page.goto(`/${language}${path}`);
    expect([path, answer?.status()]).toEqual([path, 200]);
    const errors = await findNarrowErrors(page);
    if (errors.length > 0) found.push([path, errors]);
  }
  return found;
}

/** Where choices stand side by side, and end where the screen does in one language or another. */
const WITH_CHOICES = ['/schedule', '/standings', '/record', '/unstartedRecord', '/statistics'];

test('what a choice opens lies on the screen, in every language and on every telephone', async ({ page }) => {
  const person = newPerson('Chooser');
  const { email, password } = person;
  await register(page.context().request, person);
  await page.context().request.post('/api/login', { data: { email, password } });
  for (const path of WITH_CHOICES)
    for (const language of LOCALES) {
      await page.goto(`/${language}${path}`);
      await awake(page);
      for (const width of [360, 390, 430]) {
        await page.setViewportSize({ width, height: 844 });
        for (const choice of await page.getByRole('main').locator('details[data-dropdown]').all()) {
          if (!(await choice.isVisible())) continue;
          await choice.locator('summary').click();
          const panel = choice.locator('> [data-float]');
          await expect(panel).toBeVisible();
          const { x = -1, width: wide = width } = (await panel.boundingBox()) ?? {};
          const where = `${language}${path} at ${width} px: ${await choice.locator('summary').textContent()}`;
          expect(x, where).toBeGreaterThanOrEqual(0);
          expect(x + wide, where).toBeLessThanOrEqual(width);
          await page.keyboard.press('Escape');
          await expect(choice).not.toHaveAttribute('open');
        }
      }
    }
});

for (const language of LOCALES) {
  test(`every word of a guest’s pages can be read at 360 px in ${language}`, async ({ page }) => {
    expect(await visit(page, language, FOR_GUESTS)).toEqual([]);
  });

  test(`every word of a member’s pages can be read at 360 px in ${language}`, async ({ page }) => {
    const person = newPerson('Narrow');
    const { email, password } = person;
    const { request } = page.context();
    await register(request, person);
    const { token } = (await (await request.post('/api/login', { data: { email, password } })).json()).data;
    // Without a plan the picks are locked.
    expect(await visit(page, language, ['', '/unstartedRecord'])).toEqual([]);
    const plans: { id: number; period: string }[] = (await (await request.get('/api/plan/list')).json()).data;
    const order = await request.post('/api/subscribe', {
      data: {
        plan_id: plans.find(({ period }) => period === 'yearly')?.id,
        agree: true,
        terms_version: LEGAL_VERSION,
      },
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(order.ok(), await order.text()).toBe(true);
    expect(
      await visit(page, language, ['/subscribe', `/purchase?order_id=${(await order.json()).data.order.id}`]),
    ).toEqual([]);
    await grantPlan(email, 'A reader of every page');
    expect(await visit(page, language, FOR_MEMBERS)).toEqual([]);
  });
}

test('a page that is too narrow for its words is distinguished from one that holds them', async ({
  page,
}) => {
  const errorsOf = async (html: string) => {
    await page.setContent(`<!doctype html><body style="margin:0;font:16px sans-serif">${html}`);
    return (await findNarrowErrors(page)).map(({ what }) => what);
  };
  const long = 'Tỷ lệ thắng trung bình của chúng tôi trong hai mươi ngày qua';
  expect(await errorsOf(`<p>${long}</p><button>${long.slice(0, 22)}</button>`)).toEqual([]);
  expect(await errorsOf(`<p style="overflow-x:auto;white-space:nowrap">${long}</p>`)).toEqual([]);
  expect(await errorsOf(`<p style="white-space:nowrap">${long}</p>`)).toEqual([
    'the page scrolls sideways',
    'beyond the screen',
  ]);
  expect(await errorsOf(`<p style="white-space:nowrap;overflow:hidden">${long}</p>`)).toEqual([
    'cut off at the side',
  ]);
  const shortened = 'white-space:nowrap;overflow:hidden;text-overflow:ellipsis';
  expect(await errorsOf(`<p style="${shortened}">${long}</p>`)).toEqual(['shortened, and nowhere whole']);
  expect(await errorsOf(`<p title="${long}" style="${shortened}">${long}</p>`)).toEqual([]);
  expect(await errorsOf(`<p style="height:1em;overflow:hidden">${long}</p>`)).toEqual(['cut off below']);
  expect(await errorsOf(`<p>${long}</p><p style="margin-top:-36px">${long}</p>`)).toEqual(['printed over']);
  expect(await errorsOf(`<button style="width:6em">${long}</button>`)).toEqual(['a label on too many lines']);
  expect(await errorsOf('<button style="width:1em;overflow-wrap:anywhere">Thua</button>')).toEqual([
    'a word broken in two',
  ]);
  expect(await errorsOf('<p style="width:5em;overflow-wrap:anywhere">Minnesota Timberwolves</p>')).toEqual([
    'a word broken in two',
  ]);
  expect(await errorsOf(`<p style="width:9em;overflow-wrap:anywhere">${'0a1b'.repeat(16)}</p>`)).toEqual([]);
});
