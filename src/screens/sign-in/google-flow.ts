import type { Locale } from '#terms/locales.ts';
import { askGoogle } from './google-popup.ts';
import { loadGoogleScript } from './google-script.ts';
import type { GoogleSettings } from './google-settings.server.ts';
import { askGoogleAddress, sendGoogleCode } from './send-google.ts';
import { readOutcome, type SignInOutcome } from './sign-in-outcome.ts';

/** Fetches what the click will need, so that its window still counts as asked for by the reader. */
export function prepareGoogle({ scriptUrl }: GoogleSettings): void {
  loadGoogleScript(scriptUrl).catch(() => {});
}

/** The whole way through Google's window; without one, the page itself goes there. Rejects without Google's script. */
export async function signInWithGoogle(
  { clientId, scriptUrl, state }: GoogleSettings,
  { locale, goesTo }: { readonly locale: Locale; readonly goesTo: string },
): Promise<SignInOutcome> {
  const oauth = await loadGoogleScript(scriptUrl);
  const popup = await askGoogle(oauth, clientId, state);
  switch (popup.kind) {
    case 'code':
      return readOutcome(await sendGoogleCode(popup.code, locale));
    case 'blocked':
      return goToGoogle(goesTo, locale);
    case 'failed':
      return { kind: 'refused', text: null };
    case 'closed':
      return { kind: 'nothing' };
  }
}

async function goToGoogle(goesTo: string, locale: Locale): Promise<SignInOutcome> {
  const result = await askGoogleAddress(goesTo, locale);
  if (!result.status) return { kind: 'refused', text: null };
  window.location.assign(result.data.url);
  return { kind: 'nothing' };
}
