import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { newPerson, register } from './members.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { readApi, readClock } from './site-doors.ts';

/** What runs as soon as anything reads it as HTML, in a tag, out of an attribute, or as a template. */
const SCRIPT = '<img src=x onerror=ran()>';
const LONG = `"><script>ran()</script><svg onload=ran()>{{ran()}}${SCRIPT}`;

/** Listens for anything that runs, and for what the page's policy had to keep from running. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  const found: string[] = [];
  await page.exposeFunction('ran', () => found.push(`ran on ${page.url()}`));
  await page.exposeFunction('held', (what: string) => found.push(`held ${what} on ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // The schemas' library tries once whether it can make code from text, and goes on without; no data are in that text.
      if (blockedURI !== 'eval') Object(window).held(`${violatedDirective} ${blockedURI}`);
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
  const words = {
    title: SCRIPT,
    summary: LONG,
    body: `${LONG}\n\n## ${SCRIPT}\n\n- [${SCRIPT}](javascript:ran())`,
    image_alt: LONG,
  };
  const source = { name: SCRIPT, url: `https://source.example/${from}?q=%3Cscript%3E` };
  const draft = await call(page, '/news', { content: { texts: { en: words } }, source });
  const step = { step: 'publish', version: draft.version };
  const article = await call(page, `/news/${draft.id}/steps`, step);
  const second = await call(page, '/news', { content: { texts: { en: words } } });
  const submitted = await call(page, `/news/${second.id}/steps`, { step: 'submit', version: second.version });
  await call(page, `/news/${second.id}/steps`, { step: 'return', version: submitted.version, note: LONG });
  await call(page, '/announcements', { texts, from, until: null });
  await call(page, '/contacts', {
    type: 'mail',
    value: `ran+${page.url().length}@example.com`,
    hours: texts,
  });
  await call(page, '/answers', { language: 'en', question: LONG, keywords: 'ranscript', answer: LONG });
  const said = await call(page, '/feedback', {
    ...{ name: SCRIPT, texts, rating: 5, given_on: '2026-11-01', source: 'other', source_reference: LONG },
    consent_on: '2026-11-01',
  });
  await call(page, `/feedback/${said.id}/steps`, { step: 'publish', version: said.version });
  const account = await call(page, '/bank-accounts', {
    ...{ bank_code: '812', bank_name: SCRIPT, branch: SCRIPT, account_no: '8120001112223' },
    ...{ holder: SCRIPT, reason: LONG },
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
  return { article: article.id, draft: second.id, request: account.request.id };
}

/** Texts that stand in the middle of the program's own, or of the contract, take no markup at all. */
async function refuseMarkup(page: Page) {
  const section = { heading: SCRIPT, paragraphs: [LONG] };
  const texts = { en: section, zh_TW: section, zh_HK: section, vi: section };
  const legal = { version: 0, change: { kind: 'section', id: 'scripts', texts } };
  const wording = { key: 'shell.menu.home', language: 'en', text: SCRIPT, version: 0 };
  for (const [path, body] of [
    ['/legal/privacy', legal],
    ['/messages', wording],
  ] as const) {
    const { http_code, messages } = await ask(page, path, body);
    expect([path, http_code]).toEqual([path, 422]);
    expect(JSON.stringify(messages)).toContain('write no tags');
  }
}

/** What a member writes, and what a bank and an operator write about him. */
async function writeMember(page: Page, request: APIRequestContext) {
  const person = newPerson('Robert');
  await register(request, person);
  const signedIn = await request.post('/api/login', {
    data: { email: person.email, password: person.password },
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
  const plans = await readApi(request, '/plan/list');
  const weekly = plans.find((plan: { period: string }) => plan.period === 'weekly');
  const { order } = await send('POST', '/subscribe', { plan_id: weekly.id, agree: true, terms_version: 2 });
  const paidAt = (await readClock(request)).toISOString();
  const report = { last5: '40713', amount: order.amount, paid_at: paidAt, note: LONG };
  await send('POST', `/subscribe/report/${order.id}`, report);
  await send('POST', '/custom-strategy-model/store', {
    ...{ name: SCRIPT, category: 'win_loss', league: 'EPL', strategy: 'mov', sport: 'soccer' },
  });
  await call(page, '/statements', {
    file_name: SCRIPT,
    csv: `Date,Amount,Memo,From\n2026-11-20,7,"${LONG.replaceAll('"', '""')}","${SCRIPT}"`,
    mapping: { booking_date: 'Date', amount: 'Amount', memo: 'Memo', counter_account: 'From' },
  });
  const account = await (await request.get('/api/account', { headers })).json();
  await call(page, `/members/${account.data.uuid}/notes`, { text: LONG });
  return { order: order.id, token, uuid: account.data.uuid };
}

test('a script in any field of any role stands where it is shown, word for word, and never runs', async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const found = await listen(page);
  await enterOffice(page, makeOperator('owner', 'Ada'), '/office/news');
  const { article, draft, request: asked } = await writeContent(page);
  await refuseMarkup(page);
  const { order, token, uuid } = await writeMember(page, request);

  const shows = async (path: string, text: string, on: Page = page) => {
    await on.goto(path);
    await expect(on.getByText(text).first(), path).toBeAttached();
  };
  await shows('/office/news?q=img', SCRIPT);
  await shows(`/office/news/${article}`, SCRIPT);
  await shows(`/office/news/${draft}`, LONG);
  await shows('/office/announcements', LONG);
  await shows('/office/contacts', LONG);
  await shows('/office/answers?q=ranscript', LONG);
  await shows('/office/feedback', LONG);
  await shows('/office/statements', SCRIPT);
  await shows('/office/bank-lines', LONG);
  await shows(`/office/orders/${order}`, LONG);
  await shows(`/office/members/${uuid}`, LONG);
  await shows(`/office/members/${uuid}`, SCRIPT);
  await shows(`/office/members?q=${encodeURIComponent('<img')}`, SCRIPT);
  await shows('/office/bank-accounts', SCRIPT);
  await shows('/office/theme', LONG);
  await shows('/office/audit?action=announcement.', LONG);
  await shows(`/office/approvals/${asked}`, SCRIPT);
  await shows(`/office/approvals/${asked}`, LONG);
  for (const path of ['/office', '/office/transfers', '/office/audit']) await page.goto(path);

  const visitor = await browser.newContext({ locale: 'en-US' });
  const reader = await visitor.newPage();
  const foundByReader = await listen(reader);
  await shows('/en', LONG, reader);
  await shows('/en/news', SCRIPT, reader);
  await shows(`/en/news?id=${article}`, `[${SCRIPT}](javascript:ran())`, reader);
  await expect(reader.locator('a[href^="javascript:"]')).toHaveCount(0);
  await expect(reader.getByRole('link', { name: `Source: ${SCRIPT}` })).toHaveAttribute('href', /^https:/);
  await reader.goto('/en/schedule#contact');
  const panel = reader.getByRole('dialog');
  await expect(panel.getByText(LONG).first()).toBeVisible();
  await panel.getByRole('textbox').fill('ranscript');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.getByText(LONG).nth(2)).toBeVisible();
  await visitor.addCookies([
    { name: 'sports_ai_token', value: token, url: new URL(reader.url()).origin, httpOnly: true },
  ]);
  await shows('/en/customModel', SCRIPT, reader);
  await shows('/en/mySubscribe', SCRIPT, reader);
  await reader.goto(`/en/purchase?order=${order}`);
  await call(page, `/orders/${order}/reject`, { reason: LONG });
  await shows(`/office/orders/${order}`, LONG);
  await shows(`/en/purchase?order=${order}`, LONG, reader);
  await reader.goto('/en/orders');

  expect([...(await found()), ...(await foundByReader())]).toEqual([]);
  await visitor.close();
});
