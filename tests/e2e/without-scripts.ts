import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Uses a page as a reader who runs no scripts, with the cookies of another reader where they are given. */
export async function withoutScripts(
  browser: Browser,
  visit: (page: Page) => Promise<void>,
  cookies: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...cookies });
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}
