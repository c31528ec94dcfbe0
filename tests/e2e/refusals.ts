import type { Page } from '@playwright/test';

/** How Chromium reports what a page's own policy refuses. */
const REFUSAL = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL)\b/;

/**
 * Collects what the pages that are opened from now on are refused by their own policy. The browser reports it on its console, also where
 * the page itself goes on without a word.
 */
export function listenForRefusals(page: Page): readonly string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && REFUSAL.test(message.text()))
      refusals.push(`${message.text()} on ${page.url()}`);
  });
  return refusals;
}
