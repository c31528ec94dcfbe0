import { expect, type Page, test } from '@playwright/test';
import { LEGAL_VERSION } from '../../src/domain/content/legal/build-legal-document.ts';
import routes from '../../src/routes.ts';
import { LOCALES, type Locale } from '../../src/terms/locales.ts';
import { isLong } from '../support/is-long.ts';
import { expectAccessible, shortenLists } from './accessibility.ts';
import { awake } from './awake.ts';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register } from './members.ts';
import { findNarrowErrors } from './narrow-errors.ts';
import { listenForRefusals } from './refusals.ts';
import { addressesBelow } from './route-addresses.ts';
import { findSmallTargets } from './small-targets.ts';
import { readApi } from './test-endpoints.ts';

/** The narrowest telephone that readers still hold, and touch. */
const TELEPHONE = { width: 360, height: 740 };
test.use({ viewport: TELEPHONE, hasTouch: true, isMobile: true });

/** From tablets to desks: the menu stands beside the page, which first has little more room than a telephone, and then room for tables. */
const WIDTHS = isLong ? [768, 1024, 1280, 1440] : [768, 1440];

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
/** What members alone find in the list of routes, or in another form than guests: a page that is added is visited here, too. */
const ONLY_FOR_MEMBERS = [...new Set(addressesBelow(routes, ''))].flatMap((path) => {
  const form =
    /^\/en(\/(?:schedule|standings|statistics|\w*[rR]ecord|\w*[sS]ubscribe|customModel|orders|purchase\w*))?$/.exec(
      path,
    );
  return form === null ? [] : [form[1] ?? ''];
});
/** Other forms of the same pages; in the short form not those whose parts one of the others has, too. */
const FORMS_FOR_MEMBERS = [
  ...(isLong ? ['/schedule?sport=basketball', '/standings?sport=basketball', '/record?window=all'] : []),
  '/unstartedRecord?method=expected_value',
  '/record?origin=backfill&window=all',
  '/statistics?sport=basketball',
  '/mySubscribe?part=bets',
  '/mySubscribe?part=alerts',
  '/mySubscribe?part=profile',
  '/mySubscribe?part=data',
];

/** Pages that are looked at beside their menu, too; the others hold one column of words or fields. */
const WIDE = new Set([
  '',
  '/schedule',
  '/standings',
  '/news',
  '/subscribe',
  '/proof',
  '/audit',
  '/bankroll',
  '/widgets',
  '/methodology',
  '/unstartedRecord',
  '/unstartedRecord?method=expected_value',
  '/record?origin=backfill&window=all',
  '/statistics',
  '/mySubscribe',
  '/mySubscribe?part=alerts',
  '/orders',
  '/customModel',
]);

/** Pages whose colours are looked at in the short form, too: the others are built of the same parts. */
const MEASURED = new Set(['', '/unstartedRecord', '/record', '/mySubscribe', '/customModel', '/purchase']);

/** Vietnamese takes the most room, and all pages are visited in it; the long form visits all in each language. */
const SEEN_WHOLE: readonly Locale[] = isLong ? LOCALES : ['vi'];
/**
 * The other three share pages out, without those of a member in another form: in the short form the pages on which words and figures
 * stand closest side by side.
 */
const SHARED_OUT = {
  guests: isLong ? FOR_GUESTS : ['', '/schedule', '/standings', '/subscribe', '/proof', '/register'],
  members: isLong ? ONLY_FOR_MEMBERS : ['/mySubscribe', '/record', '/statistics'],
} as const;
const OTHERS = LOCALES.filter((language) => language !== 'vi');

type Visit = { readonly language: Locale; readonly paths: readonly string[]; readonly isSearched?: boolean };

/**
 * What is wrong with each page, on a telephone first: words that cannot be read, and targets that a finger misses. It is searched for
 * barriers there, too, where no other journey does that, and drawn wider.
 */
async function visit(page: Page, { language, paths, isSearched = false }: Visit) {
  const found = [];
  const refusals = listenForRefusals(page);
  for (const path of paths) {
    await page.setViewportSize(TELEPHONE);
    const answer = await page.goto(`/${language}${path}`);
    expect([path, answer?.status()]).toEqual([path, 200]);
    const errors = [...(await findNarrowErrors(page)), ...(await findSmallTargets(page))];
    if (errors.length > 0) found.push([path, errors]);
    if (WIDE.has(path) && (isLong || language === 'vi'))
      found.push(...(await widen(page, `/${language}${path}`)));
    if (!isSearched) continue;
    await page.setViewportSize(TELEPHONE);
    await shortenLists(page);
    const isMeasured = isLong || MEASURED.has(path);
    await test.step(path, () => expectAccessible(page, { isMeasured, hasMenus: path === '' }));
  }
  return [...found, ...refusals];
}

/** The errors of a page at each width of more room. It is drawn wider as it stands; the long form opens it at each width. */
async function widen(page: Page, path: string) {
  const found = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (isLong) await page.goto(path);
    const errors = await findNarrowErrors(page);
    if (errors.length > 0) found.push([width, path, errors]);
  }
  return found;
}

/** Opens an account, to which the page belongs from then on, and orders the yearly plan. Answers the address of the order. */
async function becomeMember(page: Page): Promise<{ readonly email: string; readonly order: string }> {
  const { email, password, username } = newPerson('Narrow');
  const { request } = page.context();
  await register(request, { email, password, username });
  const { token } = (await (await request.post('/api/login', { data: { email, password } })).json()).data;
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
  return { email, order: `/purchase?order_id=${(await order.json()).data.order.id}` };
}

/** Where choices stand side by side, and end where the screen does in one language or another. */
const WITH_CHOICES = ['/schedule', '/standings', '/record', '/unstartedRecord', '/statistics'];
/** The narrowest has the least room beside a choice; on a wider one a choice may stand in another line. */
const TELEPHONES = isLong ? [360, 390, 430] : [360];

test('what a choice opens lies on the screen on every telephone', async ({ page }) => {
  const person = newPerson('Chooser');
  const { email, password } = person;
  await register(page.context().request, person);
  await page.context().request.post('/api/login', { data: { email, password } });
  for (const path of WITH_CHOICES)
    for (const language of SEEN_WHOLE) {
      await page.goto(`/${language}${path}`);
      await awake(page);
      for (const width of TELEPHONES) {
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

for (const language of SEEN_WHOLE) {
  test(`every word of a guest’s pages can be read, and a finger presses everything, in ${language}`, async ({
    page,
  }) => {
    expect(await visit(page, { language, paths: FOR_GUESTS })).toEqual([]);
  });

  test(`every word of a member’s pages can be read, a finger presses everything, and a program finds no barrier, in ${language}`, async ({
    page,
  }) => {
    expect(ONLY_FOR_MEMBERS).toEqual(expect.arrayContaining(['', '/unstartedRecord', '/purchase_test']));
    const { email, order } = await becomeMember(page);
    // Without a plan the picks are locked.
    const locked = ['', '/unstartedRecord', '/subscribe', order];
    expect(await visit(page, { language, paths: locked })).toEqual([]);
    await grantPlan(email, 'A reader of every page');
    const isSearched = language === 'vi';
    expect(await visit(page, { language, paths: ONLY_FOR_MEMBERS, isSearched })).toEqual([]);
    expect(await visit(page, { language, paths: FORMS_FOR_MEMBERS })).toEqual([]);
    const { groups } = await readApi(page.request, '/sport/standings?league=EPL');
    const [one, two] = groups[0].rows.map(({ team }: { team: { id: string } }) => team.id);
    const compared = `/${language}/statistics?league=EPL&team=${one}&vs=${two}`;
    await page.goto(compared);
    if (isSearched) await expectAccessible(page);
    expect(await widen(page, compared)).toEqual([]);
  });
}

test('every word of the pages can be read where the other languages share them out', async ({ page }) => {
  const share = (all: readonly string[]) =>
    OTHERS.map((language, at) => ({
      language,
      paths: all.filter((_, index) => index % OTHERS.length === at),
    }));
  for (const part of share(SHARED_OUT.guests)) expect(await visit(page, part)).toEqual([]);
  const { email, order } = await becomeMember(page);
  for (const part of share(['/unstartedRecord', '', order])) expect(await visit(page, part)).toEqual([]);
  await grantPlan(email, 'A reader of every page');
  for (const part of share(SHARED_OUT.members)) expect(await visit(page, part)).toEqual([]);
});

test('the letters are as wide as those by which these pages are judged', async ({ page }) => {
  const width = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return null;
    pen.font = '100px Arial';
    return pen.measureText('Trueline').width;
  });
  // Arial's, and Liberation Sans'. Where another font stands in for it, words may not fit that fit for most readers.
  expect(width, 'fonts-liberation is missing: node scripts/setup/install-browser.ts').toBeCloseTo(357.57, 1);
});

/** As a telephone draws it. */
const DEVICE = '<meta name="viewport" content="width=device-width">';

test('a page that is too narrow for its words is distinguished from one that holds them', async ({
  page,
}) => {
  const errorsOf = async (html: string) => {
    await page.setContent(`<!doctype html>${DEVICE}<body style="margin:0;font:16px sans-serif">${html}`);
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
