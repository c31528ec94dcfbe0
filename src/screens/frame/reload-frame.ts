import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ASK_PARAMETER } from './contact/contact-anchor.ts';
import { onLanguageChange } from './on-language-change.ts';
import { sessionEvents } from './session/session-events.ts';

/** The frame is loaded again with another language, where the session may be another one, and for the answer to a question. */
export function reloadFrame(change: ShouldRevalidateFunctionArgs): boolean {
  return onLanguageChange(change) || isAsked(change) || sessionEvents.isOutdatedFor(change.nextUrl.pathname);
}

function isAsked({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const question = nextUrl.searchParams.get(ASK_PARAMETER);
  return question !== null && question !== currentUrl.searchParams.get(ASK_PARAMETER);
}
