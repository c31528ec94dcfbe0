import { type APIRequestContext, expect, type Page } from '@playwright/test';

export type Person = { readonly username: string; readonly email: string; readonly password: string };

/** A person whom no other journey knows. */
export function newPerson(username: string): Person {
  const email = `${username.toLowerCase()}-${performance.now().toString(36).replace('.', '')}@example.com`;
  return { username, email, password: 'a quiet harbour at noon' };
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
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** Signs a page's reader in: from then on the page belongs to this member. Ends at home. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/en/login');
  await logIn(page, person);
}

/** All that was said to the reader since the page was loaded: a toast may be gone before a busy machine looks for it. */
export const said = (page: Page) => page.getByRole('log', { name: 'Messages of this visit' });
