import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { onLanguageChange } from './on-language-change.ts';
import { sessionEvents } from './session/session-events.ts';

/** The frame is loaded again with another language, and where the session may be another one. */
export function reloadFrame(change: ShouldRevalidateFunctionArgs): boolean {
  return onLanguageChange(change) || sessionEvents.isOutdatedFor(change.nextUrl.pathname);
}
