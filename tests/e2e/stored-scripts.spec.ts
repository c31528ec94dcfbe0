import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { LEGAL_VERSION } from '../../src/domain/content/legal/build-legal-document.ts';
import { newPerson, register } from './members.ts';
import { openNewest } from './open-newest.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { runScript } from './run-script.ts';
import { readApi, readClock } from './test-endpoints.ts';

/** What runs as soon as anything reads it as HTML, in a tag, out of an attribute, or as a template. */
const SCRIPT = '<img src=x onerror=ran()>';
const LONG = `"><script>ran()</script><svg onload=ran()>{{ran()}}${SCRIPT}`;

/** A page whose title an operator tries to fill with markup. */
const TITLED = '/methodology';

/** Listens for anything that runs, and for what the page's policy had to keep from running. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const found: string[] = [];
  await page.exposeFunction('ran', () => found.push(`ran on ${page.url()}`));
  await page.exposeFunction('held', (what: string) => found.push(`held ${what} on ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Object(window).held(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    found.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  return async () => found;
}

/** Asks the office as the page's own scripts do, with the operator's cookie. */
const ask = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = text === null ? {} : { method: 'POST', headers, body: text };
      return (await fetch(address, init)).json();
    },
    [`/office/api${path}`, body === undefined ? null : JSON.stringify(body)] as const,
  );

/** The same for a call that succeeds. */
async function call(page: Page, path: string, body: object) {
  const answer = await ask(page, path, body);
  expect(answer.http_code, `${path}: ${JSON.stringify(answer.messages)}`).toBe(200);
  return answer.data;
}

/** What a brand says, with a script in every field that takes one. */
async function writeContent(page: Page) {
  const from = (await readClock(page.request)).toISOString();
  const texts = { en: LONG };
  const articleTexts = {
    title: SCRIPT,
    summary: LONG,
    body: `${LONG}\n\n## ${SCRIPT}\n\n- [${SCRIPT}](javascript:ran())`,
    image_alt: LONG,
  };
  const source = { name: SCRIPT, url: `https://source.example/${from}?q=%3Cscript%3E` };
  const draft = await call(page, '/news', { content: { texts: { en: articleTexts } }, source });
  const step = { step: 'publish', version: draft.version };
  const article = await call(page, `/news/${draft.id}/steps`, step);
  const second = await call(page, '/news', { content: { texts: { en: articleTexts } } });
  const submitted = await call(page, `/news/${second.id}/steps`, { step: 'submit', version: second.version });
  await call(page, `/news/${second.id}/steps`, { step: 'return', version: submitted.version, note: LONG });
  await call(page, '/announcements', { texts, from, until: null });
  await call(page, '/contacts', {
    type: 'mail',
    value: `ran+${page.url().length}@example.com`,
    hours: texts,
  });
  const keywords = `ranscript, ${SCRIPT}`;
  await call(page, '/answers', { language: 'en', question: LONG, keywords, answer: LONG });
  const said = await call(page, '/feedback', {
    name: SCRIPT,
    texts,
    rating: 5,
    given_on: '2026-11-01',
    source: 'other',
    source_reference: LONG,
    consent_on: '2026-11-01',
  });
  await call(page, `/feedback/${said.id}/steps`, { step: 'publish', version: said.version });
  const account = await call(page, '/bank-accounts', {
    bank_code: '812',
    bank_name: SCRIPT,
    branch: SCRIPT,
    account_no: '8120001112223',
    holder: SCRIPT,
    reason: LONG,
  });
  const experiment = await call(page, '/experiments', {
    place: 'subscribe',
    goal: 'order',
    kind: 'count',
    why: LONG,
    days: 14,
  });
  const { version } = (await ask(page, '/theme')).data;
  const look = {
    primary: '#3f5af3',
    text: 'auto',
    logo: 'normal',
    light: { primary300: '#aabbee' },
    dark: {},
  };
  await call(page, '/theme', { look, note: LONG, version });
  await call(page, '/redirects', {
    path: '/old-scripts',
    target: '/news',
    language: null,
    match: 'exact',
    keep_query: true,
    from: null,
    until: null,
    note: LONG,
  });
  return {
    article: article.id,
    draft: second.id,
    experiment: experiment.id,
    request: account.request.id,
  };
}

/** Texts that stand in the middle of the program's own, or of the contract, take no markup at all. */
async function refuseMarkup(page: Page) {
  const section = { heading: SCRIPT, paragraphs: [LONG] };
  const texts = { en: section, zh_TW: section, zh_HK: section, vi: section };
  const legal = { version: 0, change: { kind: 'section', id: 'scripts', texts } };
  const wording = { key: 'shell.menu.home', language: 'en', text: SCRIPT, version: 0 };
  const { pages } = (await ask(page, `/seo?q=${encodeURIComponent(TITLED)}`)).data;
  const title = { title: SCRIPT, description: LONG, keywords: LONG, og_title: SCRIPT, og_description: LONG };
  const { version } = pages[0].cells.vi;
  for (const [path, body] of [
    ['/seo', { path: TITLED, language: 'vi', version, text: { ...title, noindex: false } }],
    ['/legal/privacy', legal],
    ['/messages', wording],
  ] as const) {
    const { http_code, messages } = await ask(page, path, body);
    expect([path, http_code]).toEqual([path, 422]);
    expect(JSON.stringify(messages)).toContain('Remove the tags');
  }
}

/** What a member writes, and what a bank and an operator write about them. */
async function writeMember(page: Page, request: APIRequestContext) {
  const person = newPerson('Robert');
  await register(request, person);
  const signedIn = await request.post('/api/login', {
    data: { email: person.email, password: person.password },
    headers: { 'User-Agent': SCRIPT },
  });
  const { token } = (await signedIn.json()).data;
  const headers = { Authorization: `Bearer ${token}` };
  const send = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const answer = await request.fetch(`/api${path}`, { method, data, headers });
    const { http_code, messages, data: got } = await answer.json();
    expect(http_code, `${path}: ${JSON.stringify(messages)}`).toBe(200);
    return got;
  };
  await send('PATCH', '/me', { nick_name: SCRIPT });
  await send('POST', '/me/keys', { name: SCRIPT, scopes: ['picks.read'] });
  const plans = await readApi(request, '/plan/list');
  const weekly = plans.find((plan: { period: string }) => plan.period === 'weekly');
  const wish = { plan_id: weekly.id, agree: true, terms_version: LEGAL_VERSION };
  const { order } = await send('POST', '/subscribe', wish);
  const paidAt = (await readClock(request)).toISOString();
  const report = { last5: '40713', amount: order.amount, paid_at: paidAt, note: LONG };
  await send('POST', `/subscribe/report/${order.id}`, report);
  await send('POST', '/custom-strategy-model/store', {
    name: SCRIPT,
    category: 'win_loss',
    league: 'EPL',
    strategy: 'mov',
    sport: 'soccer',
  });
  const csv = `Date,Match,Bet,Odds,Stake,"${SCRIPT}"\n2026-11-20 03:00,"${SCRIPT}","${SCRIPT}",2.00,100,`;
  await send('POST', '/me/bets/imports', {
    file_name: SCRIPT,
    file: Buffer.from(csv).toString('base64'),
    mapping: {
      day_order: 'ymd',
      decimal_mark: 'point',
      odds_format: 'decimal',
      return_kind: 'returned',
      currency: 'HKD',
      zone: 'UTC',
      columns: {
        placed_at: 'Date',
        event: 'Match',
        selection: 'Bet',
        odds: 'Odds',
        stake: 'Stake',
        returned: SCRIPT,
        bookmaker: null,
      },
    },
  });
  await call(page, '/statements', {
    file_name: SCRIPT,
    csv: `Date,Amount,Memo,From\n2026-11-20,7,"${LONG.replaceAll('"', '""')}","${SCRIPT}"`,
    mapping: { booking_date: 'Date', amount: 'Amount', memo: 'Memo', counter_account: 'From' },
  });
  const account = await (await request.get('/api/account', { headers })).json();
  const { uuid } = account.data;
  await call(page, `/members/${uuid}/notes`, { text: LONG });
  await call(page, `/members/${uuid}/grants`, { days: 1, reason: LONG });
  const money = { amount: 1, paid_on: paidAt.slice(0, 10), reference: SCRIPT };
  await call(page, `/orders/${order.id}/confirm`, { money });
  await call(page, `/orders/${order.id}/reject`, { reason: LONG });
  return { order: order.id, token, uuid };
}

test('a script in any field of any role stands where it is shown, word for word, and never runs', async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const found = await listen(page);
  await enterOffice(page, makeOperator('owner'), '/office/news');
  const { article, draft, experiment, request: asked } = await writeContent(page);
  await refuseMarkup(page);
  const { order, token, uuid } = await writeMember(page, request);
  expect(runScript('tests/e2e/write-dispute.ts', [uuid, LONG])).toEqual({ missing: [] });

  const shows = async (on: Page, path: string, ...texts: readonly string[]) => {
    await on.goto(path);
    for (const text of texts) await expect(on.getByText(text).first(), path).toBeAttached();
  };
  for (const [path, ...texts] of [
    ['/office/news?q=img', SCRIPT],
    [`/office/news/${article}`, SCRIPT],
    [`/office/news/${draft}`, LONG],
    ['/office/announcements', LONG],
    ['/office/contacts', LONG],
    ['/office/answers?q=ranscript', LONG, `ranscript, ${SCRIPT}`],
    ['/office/feedback', LONG, SCRIPT],
    ['/office/statements', SCRIPT],
    ['/office/bank-lines', LONG, SCRIPT],
    [`/office/orders/${order}`, LONG, SCRIPT],
    [`/office/members/${uuid}`, LONG, SCRIPT],
    [`/office/members?q=${encodeURIComponent('<img')}`, SCRIPT],
    ['/office/bank-accounts', SCRIPT],
    ['/office/theme', LONG],
    [`/office/experiments/${experiment}`, LONG],
    ['/office/redirects?q=old-scripts', LONG],
    ['/office/disputes?show=all', LONG],
    ['/office/audit?action=announcement.', LONG],
    [`/office/approvals/${asked}`, SCRIPT, LONG],
    ['/office'],
    ['/office/transfers'],
    ['/office/audit'],
    ['/office/emails'],
  ] as const)
    await shows(page, path, ...texts);

  const visitor = await browser.newContext({ locale: 'en-US' });
  const reader = await visitor.newPage();
  const foundByReader = await listen(reader);
  for (const [path, text] of [
    ['/en', LONG],
    ['/en/news', SCRIPT],
    [`/en/news?id=${article}`, `[${SCRIPT}](javascript:ran())`],
  ] as const)
    await openNewest(reader, path, (soon) => expect(reader.getByText(text).first(), path).toBeAttached(soon));
  await expect(reader.locator('a[href^="javascript:"]')).toHaveCount(0);
  await expect(reader.getByRole('link', { name: `Source: ${SCRIPT}` })).toHaveAttribute('href', /^https:/);
  const panel = reader.getByRole('dialog');
  await openNewest(reader, '/en/schedule#contact', (soon) =>
    expect(panel.getByText(LONG).first()).toBeVisible(soon),
  );
  await panel.getByRole('textbox').fill('ranscript');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.getByText(LONG).nth(2)).toBeVisible();
  await visitor.addCookies([
    { name: 'sports_ai_token', value: token, url: new URL(reader.url()).origin, httpOnly: true },
  ]);
  await shows(reader, '/en/customModel', SCRIPT);
  for (const part of ['plan', 'bets', 'alerts', 'profile', 'data']) {
    await shows(reader, `/en/mySubscribe?part=${part}`, SCRIPT);
  }
  await shows(reader, `/en/purchase?order=${order}`, LONG);
  await shows(reader, '/en/orders');

  expect([...(await found()), ...(await foundByReader())]).toEqual([]);
  await visitor.close();
});
