import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { awake } from './awake.ts';

export type Person = { readonly username: string; readonly email: string; readonly password: string };

/** A person whom no other journey knows, in this process or another. */
export function newPerson(username: string): Person {
  const moment = `${process.pid}-${performance.now().toString(36).replace('.', '')}`;
  return {
    username,
    email: `${username.toLowerCase()}-${moment}@example.com`,
    password: 'a quiet harbour at noon',
  };
}

/** Opens an account without a browser, where a journey is not about that. */
export async function register(request: APIRequestContext, person: Person): Promise<void> {
  const { password } = person;
  const answer = await request.post('/api/ai-accounts', {
    data: { ...person, password_confirmation: password, agree: true, locale: 'en' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Types the login form and waits until the member is in. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await awake(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
}

/**
 * Signs a page's reader in, without the form: from then on the page belongs to this member. Ends at home, as the form does.
 * @param path the page to open instead of home
 */
export async function signIn(page: Page, { email, password }: Person, path = '/en'): Promise<void> {
  const answer = await page.context().request.post('/api/login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto(path);
}

/** All that was said to the reader since the page was loaded: a toast may be gone before a busy machine looks for it. */
export const said = (page: Page) => page.getByRole('log', { name: 'Messages from this visit' });
