import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { onLanguageChange } from './on-language-change.ts';
import { sessionNews } from './session/session-news.ts';

/** The frame is loaded again with another language, and where the session may be another one. */
export function reloadFrame(change: ShouldRevalidateFunctionArgs): boolean {
  return onLanguageChange(change) || sessionNews.isOutdatedFor(change.nextUrl.pathname);
}
