import type { PageFacts } from '../../page/page-context.ts';

/** What the browser needs to sign a reader in with Google. */
export type GoogleSettings = {
  readonly clientId: string;
  readonly scriptUrl: string;
  /** Goes to Google and must come back: made for this answer alone, so that nobody else's answer is taken for ours. */
  readonly state: string;
};

/** Null where no client id is configured: there is no button then. */
export function googleSettings({
  services: { env },
  requestId,
}: Pick<PageFacts, 'services' | 'requestId'>): GoogleSettings | null {
  if (env.GOOGLE_CLIENT_ID === undefined) return null;
  return { clientId: env.GOOGLE_CLIENT_ID, scriptUrl: env.GOOGLE_SCRIPT_URL, state: requestId };
}
