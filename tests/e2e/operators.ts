import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { URI } from 'otpauth';
import { awake } from './awake.ts';
import { newPerson, type Person } from './members.ts';
import { readClock } from './site-doors.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type OfficePerson = { readonly email: string; readonly password: string; readonly totpUri: string };

/** Makes an operator of one brand as the first owner is made: by the command, which prints his secrets once. */
export function makeOperator(
  role: 'owner' | 'finance' | 'support' | 'content' | 'analyst' | 'auditor',
  name: string,
): OfficePerson {
  const { email } = newPerson(name);
  const words = ['scripts/operator.ts', 'create', email, '--role', role, '--brands', 'blue'];
  const printed = execFileSync(process.execPath, words, {
    cwd: ROOT,
    env: { ...process.env, APP_MODE: 'test', DATA_DIR: process.env.E2E_DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const secrets = JSON.parse(printed.toString());
  return { email, password: secrets.password, totpUri: secrets.totp_uri };
}

/** What the operator's device shows at the site's present moment. */
export async function codeOf({ totpUri }: OfficePerson, request: APIRequestContext): Promise<string> {
  const now = await readClock(request);
  return URI.parse(totpUri).generate({ timestamp: now.getTime() });
}

/** Opens a page of the office, and signs in at the login page that stands before it. */
export async function enterOffice(page: Page, operator: OfficePerson, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
  await page.getByLabel('E-mail').fill(operator.email);
  await page.getByLabel('Password', { exact: true }).fill(operator.password);
  await page.getByLabel('One-time code').fill(await codeOf(operator, page.request));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
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

/** A new member who has ordered the weekly plan and says that he has paid. */
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
    { plan_id: weekly.id, agree: true, terms_version: 2 },
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
