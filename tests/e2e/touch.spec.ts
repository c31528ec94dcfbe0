import { expect, type Page, test } from '@playwright/test';
import { grantPlan } from './grant-plan.ts';
import { newPerson, register, signIn } from './members.ts';
import { findSmallTargets } from './small-targets.ts';

/** A telephone that is touched. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const FOR_GUESTS = [
  '',
  '/schedule',
  '/standings',
  '/statistics',
  '/news',
  '/subscribe',
  '/proof',
  '/audit',
  '/bankroll',
  '/why',
  '/widgets',
  '/methodology',
  '/terms',
  '/login',
  '/register',
  '/resetPassword',
];
const FOR_MEMBERS = [
  '',
  '/unstartedRecord',
  '/record?window=all',
  '/record?origin=backfill&window=all',
  '/subscribe',
  '/mySubscribe',
  '/mySubscribe?part=bets',
  '/mySubscribe?part=alerts',
  '/mySubscribe?part=profile',
  '/mySubscribe?part=data',
  '/orders',
  '/customModel',
  '/purchase_test',
];

/** The targets of each page that are too small; each is named once, as most stand on every page. */
async function visit(page: Page, paths: readonly string[]) {
  const found = new Map<string, string>();
  for (const path of paths) {
    const answer = await page.goto(`/en${path}`);
    expect([path, answer?.status()]).toEqual([path, 200]);
    for (const { name, size } of await findSmallTargets(page))
      if (!found.has(name)) found.set(name, `${path}: ${size}, ${name}`);
  }
  return [...found.values()];
}

test('a finger presses everything on a guest’s pages', async ({ page }) => {
  expect(await visit(page, FOR_GUESTS)).toEqual([]);
});

test('a finger presses everything on a member’s pages', async ({ page }) => {
  const person = newPerson('Touch');
  await register(page.request, person);
  await signIn(page, person, '/en');
  // Without a plan the picks are locked.
  expect(await visit(page, ['', '/unstartedRecord'])).toEqual([]);
  await grantPlan(person.email, 'A reader of every page');
  expect(await visit(page, FOR_MEMBERS)).toEqual([]);
});

test('a target that is too small is distinguished from one that is not', async ({ page }) => {
  const errorsOf = async (html: string) => {
    await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width"><body>${html}`);
    return (await findSmallTargets(page)).map(({ size }) => size);
  };
  const box = 'display:inline-block;width:80px';
  expect(await errorsOf(`<a href="/" style="${box};height:44px">Plans</a>`)).toEqual([]);
  expect(await errorsOf(`<a href="/" style="${box};height:30px">Plans</a>`)).toEqual(['80 × 30']);
  expect(await errorsOf('<p>Read <a href="/">the rules</a> before you order.</p>')).toEqual([]);
  expect(await errorsOf('<p><a href="/">The rules</a></p>')).toHaveLength(1);
  expect(await errorsOf(`<label style="${box};height:44px"><input type="checkbox"> Agree</label>`)).toEqual(
    [],
  );
});
