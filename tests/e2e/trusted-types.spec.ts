import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import { awake } from './awake.ts';
import { newPerson, register, signIn } from './members.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { listenForRefusals } from './refusals.ts';

/**
 * The pages of guests: stored ones, and those that are made for their reader. The short form attacks the first of each kind; that the others
 * are refused nothing is heard where `practices`, `narrow` and `office-phone` search every page.
 */
const ALL_OF_GUESTS = [
  '/en',
  '/zh_TW/schedule',
  '/en/schedule?tz=Europe%2FParis',
  '/vi/standings',
  '/en/news',
  '/en/news?ask=refund#contact',
  '/zh_HK/subscribe',
  '/en/subscribe?coupon=NONE',
  '/en/terms',
  '/en/privacy',
  '/en/proof',
  '/en/proof?as_of=2026-11-01T00%3A00%3A00Z',
  '/en/audit',
  '/en/bankroll',
  '/en/why',
  '/en/widgets',
  '/en/methodology',
  '/en/login',
  '/en/login?redirect=%2Fen%2Forders',
  '/en/register',
  '/en/resetPassword',
] as const;
const GUEST_PAGES = ALL_OF_GUESTS.filter(
  (path) =>
    isLong ||
    /^\/(?:en|zh_TW\/schedule|en\/(?:news\?.*|subscribe\?.*|proof|widgets|login|register))$/.test(path),
);

/** Where one may sign in with Google: the policy of these alone differs from that of a site without. */
const WITH_GOOGLE = GUEST_PAGES.filter((path) => /login|register/.test(path));

/** Picks, a form that works things out, and a page that guests read, too. */
const MEMBER_PAGES = [
  '/en/unstartedRecord',
  '/en/customModel',
  '/en/schedule',
  ...(isLong
    ? [
        '/en/mySubscribe',
        '/en/mySubscribe?part=data',
        '/en/record',
        '/en/orders',
        '/en/statistics',
        '/en/subscribe',
        '/en/news',
        '/en',
      ]
    : []),
];

/** A board, a file that is read, a look that is tried on, and secrets. */
const OFFICE_PAGES = [
  '/office',
  '/office/statements',
  '/office/theme',
  '/office/webhooks',
  ...(isLong
    ? [
        '/office/orders',
        '/office/picks',
        '/office/news',
        '/office/monitoring',
        '/office/audit',
        '/office/keys',
        '/office/notifications',
        '/office/settings',
      ]
    : []),
];

const POLICY = 'content-security-policy';

/**
 * Collects what a browser complains of. It reports there whatever a page's policy refuses, also where the page itself goes on
 * without a word.
 */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} on ${message.page()?.url()}`);
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return complaints;
}

/**
 * The journeys' site lets people sign in with Google, whose script cannot live under the rule. Here its pages come as a site
 * without Google sends them.
 */
async function withoutGoogle(page: Page): Promise<void> {
  const answer = await page.request.get('/en/mySubscribe', { maxRedirects: 0 });
  const rule = /require-trusted-types-for 'script'; trusted-types [\w ]+/.exec(
    answer.headers()[POLICY] ?? '',
  )?.[0];
  expect(rule).toBeDefined();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const policy = response.headers()[POLICY] ?? '';
    const stricter = policy.includes('trusted-types') ? policy : `${policy}; ${rule}`;
    await route.fulfill({ response, headers: { ...response.headers(), [POLICY]: stricter } });
  });
}

/** Does what a hole in a page would let a stranger do; answers what became of it. */
const attack = (page: Page) =>
  page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'));
    const outcome = (action: () => void) => {
      try {
        action();
        return 'let through';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const tried = [
      outcome(() => {
        place.innerHTML = '<img src="x" onerror="alert(1)">';
      }),
      outcome(() => place.insertAdjacentHTML('beforeend', '<b>bold</b>')),
      outcome(() => {
        document.createElement('script').src = 'https://evil.example/a.js';
      }),
      outcome(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      outcome(() => place.setAttribute('onclick', 'alert(1)')),
      outcome(() => new DOMParser().parseFromString('<p>parsed</p>', 'text/html')),
    ];
    const { childElementCount } = place;
    place.remove();
    return { tried, childElementCount };
  });

/** On a page that is only read, the last that its scripts do by themselves is to list for the browser what it may fetch ahead. */
async function settle(page: Page): Promise<void> {
  await awake(page);
  const isRead = (await page.locator('script[src^="/assets/guest-"]').count()) > 0;
  if (isRead) await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
}

/** Opens pages one after the other; the browser complains of none, and on each of them text stays text. */
async function visit(page: Page, complaints: string[], paths: readonly string[]): Promise<void> {
  const refusals = listenForRefusals(page);
  let attacks = 0;
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    expect(complaints, path).toEqual([]);
    const { tried, childElementCount } = await attack(page);
    expect(tried, path).toEqual(Array.from({ length: tried.length }, () => 'TypeError'));
    expect(childElementCount).toBe(0);
    await expect.poll(() => complaints.length, path).toBe(tried.length);
    attacks += tried.length;
    expect(refusals, 'whoever listens for refusals alone hears each of them').toHaveLength(attacks);
    complaints.length = 0;
  }
}

test('guests’ pages are refused nothing by their own policy, and a text becomes no markup on them', async ({
  context,
  page,
}) => {
  const complaints = listen(context);
  await visit(
    page,
    complaints,
    GUEST_PAGES.filter((path) => !WITH_GOOGLE.includes(path)),
  );
  // Where a route is laid, a browser keeps no script from one page to the next.
  await withoutGoogle(page);
  await visit(page, complaints, WITH_GOOGLE);
});

test('guests’ pages as they are sent where Google may be used are refused nothing either', async ({
  context,
  page,
}) => {
  const complaints = listen(context);
  expect(WITH_GOOGLE).toHaveLength(isLong ? 3 : 2);
  for (const path of WITH_GOOGLE) {
    await page.goto(path);
    await settle(page);
    expect(complaints, path).toEqual([]);
  }
});

test('a choice in place and a question are taken over under the policy', async ({ context, page }) => {
  const complaints = listen(context);
  await page.goto('/en/schedule');
  await awake(page);
  await page.getByRole('navigation', { name: 'Sport' }).getByRole('link', { name: 'Basketball' }).click();
  await expect(page).toHaveURL(/sport=basketball/);
  // Made for its reader: each answer has a nonce of its own.
  await page.goto('/en/subscribe?coupon=NONE');
  await awake(page);
  await page.locator('a[data-in-place][href$="leagues=NBA"]').click();
  await expect(page).toHaveURL(/leagues=NBA$/);
  await page.goto('/en/terms#contact');
  await awake(page);
  const panel = page.getByRole('dialog', { name: 'Contact customer service' });
  await panel.getByRole('textbox').fill('refund');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel).toContainText('Can I get a refund?');
  await page.goto('/en/proof');
  await awake(page);
  await page.locator('a[href="/en/schedule"]').locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/en\/schedule/);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/proof/);
  expect(complaints).toEqual([]);
});

test('members’ pages are refused nothing by their own policy, and a text becomes no markup on them', async ({
  context,
  page,
  request,
}) => {
  const complaints = listen(context);
  const person = newPerson('Text');
  await register(request, person);
  await signIn(page, person, '/en/mySubscribe');
  await visit(page, complaints, MEMBER_PAGES);
});

test('the office’s pages are refused nothing by their own policy, and a text becomes no markup on them', async ({
  context,
  page,
}) => {
  const complaints = listen(context);
  await enterOffice(page, makeOperator('owner'), '/office');
  await visit(page, complaints, OFFICE_PAGES);
});
