import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { parseLocalePath } from '#i18n/locale-path.ts';

/** Document and frame change with the language only; a page's own data is the page's business. */
export function onLanguageChange({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return parseLocalePath(currentUrl.pathname).locale !== parseLocalePath(nextUrl.pathname).locale;
}
