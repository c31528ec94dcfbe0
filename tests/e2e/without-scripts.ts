import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Walks a page as a reader who runs no scripts, with the cookies of another reader where they are given. */
export async function withoutScripts(
  browser: Browser,
  walk: (page: Page) => Promise<void>,
  cookies: Pick<BrowserContextOptions, 'storageState'> = {},
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...cookies });
  try {
    await walk(await context.newPage());
  } finally {
    await context.close();
  }
}
