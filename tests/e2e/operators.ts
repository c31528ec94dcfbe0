import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { URI } from 'otpauth';
import { LEGAL_VERSION } from '../../src/domain/content/legal/build-legal-document.ts';
import { awake } from './awake.ts';
import { newPerson, type Person } from './members.ts';
import { runScript } from './run-script.ts';
import { readClock } from './test-endpoints.ts';

export type OfficePerson = { readonly email: string; readonly password: string; readonly totpUri: string };
type Role = 'owner' | 'finance' | 'support' | 'content' | 'analyst' | 'auditor';

/** Operators whom no one has taken yet. A process takes two seconds to begin, so it makes a good many at once. */
const waiting: { readonly role: Role; readonly operator: OfficePerson }[] = [];

/** An operator of one brand, whom no other journey knows. */
export function makeOperator(role: Role): OfficePerson {
  const taken = waiting.findIndex((one) => one.role === role);
  const [found] = taken < 0 ? [] : waiting.splice(taken, 1);
  if (found !== undefined) return found.operator;
  for (const { role: made, email, password, totp_uri: totpUri } of runScript('tests/e2e/make-operators.ts'))
    waiting.push({ role: made, operator: { email, password, totpUri } });
  return makeOperator(role);
}

/** The owner of a site that has none: made by the command, which prints their secrets once. */
export function makeFirstOwner(): OfficePerson {
  const { email } = newPerson('Founder');
  const args = ['create', email, '--role', 'owner', '--brands', 'blue'];
  const { password, totp_uri: totpUri } = runScript('scripts/operate/operator.ts', args);
  return { email, password, totpUri };
}

/** What the operator's device shows at the site's present moment. */
export async function codeOf({ totpUri }: OfficePerson, request: APIRequestContext): Promise<string> {
  const now = await readClock(request);
  return URI.parse(totpUri).generate({ timestamp: now.getTime() });
}

/** Signs an operator in without the form: from then on the context of these requests belongs to them. */
export async function signInOperator(request: APIRequestContext, operator: OfficePerson): Promise<void> {
  const { email, password } = operator;
  const data = { email, password, code: await codeOf(operator, request) };
  const answer = await request.post('/office/api/login', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Opens a page of the office as an operator, to whom the page belongs from then on. */
export async function enterOffice(page: Page, operator: OfficePerson, path: string): Promise<void> {
  await signInOperator(page.request, operator);
  await page.goto(path);
  await awake(page);
}

export type Ordered = {
  readonly id: string;
  readonly no: string;
  readonly reference: string;
  readonly amount: number;
  /** The token of the member who ordered. */
  readonly token: string;
};

/** A new member who has ordered the weekly plan and says that they have paid. */
export async function orderWeekly(request: APIRequestContext, name: string): Promise<Ordered> {
  const person: Person = newPerson(name);
  const { password } = person;
  const account = { ...person, password_confirmation: password, agree: true, locale: 'en' };
  await send(request, '/ai-accounts', account);
  const { token } = await send(request, '/login', { email: person.email, password });
  const plans = await (await request.get('/api/plan/list')).json();
  const weekly = plans.data.find((plan: { period: string }) => plan.period === 'weekly');
  const { order } = await send(
    request,
    '/subscribe',
    { plan_id: weekly.id, agree: true, terms_version: LEGAL_VERSION },
    token,
  );
  const paidAt = (await readClock(request)).toISOString();
  const report = { last5: '40713', amount: order.amount, paid_at: paidAt, note: '' };
  await send(request, `/subscribe/report/${order.id}`, report, token);
  return { id: order.id, no: order.order_no, reference: order.payment_ref, amount: order.amount, token };
}

/** Whether the picks are open to the member of a token. */
export async function isEntitled(request: APIRequestContext, token: string): Promise<boolean> {
  const answer = await request.get('/api/subscribe/check/status', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data.entitled;
}

async function send(request: APIRequestContext, path: string, data: object, token?: string) {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const answer = await request.post(`/api${path}`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}
