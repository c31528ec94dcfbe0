import type { APIRequestContext, Browser, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { awake } from './awake.ts';
import { makeOperator, signInOperator } from './operators.ts';

type Role = 'owner' | 'finance' | 'support';

type State = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A code counts once, so each role signs in once and every journey begins with its session. */
const sessions = new Map<Role, State>();

export const emails = new Map<Role, string>();

export async function signInRoles(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL = '',
): Promise<void> {
  for (const role of ['owner', 'finance', 'support'] as const) {
    const request = await playwright.request.newContext({ baseURL });
    const operator = makeOperator(role);
    await signInOperator(request, operator);
    sessions.set(role, await request.storageState());
    emails.set(role, operator.email);
    await request.dispose();
  }
}

/** A page of the office as an operator of a role sees it. */
export async function openAs(browser: Browser, role: Role, path: string): Promise<Page> {
  const storageState = sessions.get(role);
  if (storageState === undefined) throw new Error(`nobody is ${role}`);
  const context = await browser.newContext({ storageState, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(path);
  await awake(page);
  return page;
}

/** Calls the office as the page's own scripts do, with the operator's cookie; answers with the code. */
export const ask = (page: Page, path: string, body?: object): Promise<number> =>
  page.evaluate(
    async ([address, text]) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = text === null ? {} : { method: 'POST', headers, body: text };
      return (await (await fetch(address, init)).json()).http_code;
    },
    [`/office/api${path}`, body === undefined ? null : JSON.stringify(body)] as const,
  );

/** Opens a dialog by its verb, fills it in, and sends it. */
export async function action(page: Page, verb: string, fill: (dialog: Locator) => Promise<void>) {
  await page.getByRole('button', { name: verb }).first().click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.locator('button[type=submit]').click();
}

export const because = (dialog: Locator, reason: string) => dialog.getByLabel('Reason').fill(reason);

export const note = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
