import type { Page } from '@playwright/test';

/**
 * The words of a page's own part as they are seen, and how high the page is. Chinese has no spaces between words, of which most have two
 * characters; Vietnamese writes every syllable apart, of which about four make three words.
 */
export async function lengthOf(page: Page, language: string): Promise<{ words: number; heightPx: number }> {
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  const seen = await page.locator('main').allInnerTexts();
  return { words: countWords(seen.join(' '), language), heightPx };
}

function countWords(text: string, language: string): number {
  const parts = text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (language === 'vi') return Math.round(parts.length * 0.75);
  if (!language.startsWith('zh')) return parts.length;
  return parts.reduce(
    (sum, part) => sum + Math.max(1, Math.round((part.match(/\p{Script=Han}/gu) ?? []).length / 2)),
    0,
  );
}
