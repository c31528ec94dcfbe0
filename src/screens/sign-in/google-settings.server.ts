import type { PageContext } from '../../page/page-context.ts';

/** What the browser needs to sign a reader in with Google. */
export type GoogleSettings = {
  readonly clientId: string;
  readonly scriptUrl: string;
};

/** Null where no client id is configured: there is no button then. */
export function googleSettings({ services: { env } }: Pick<PageContext, 'services'>): GoogleSettings | null {
  if (env.GOOGLE_CLIENT_ID === undefined) return null;
  return { clientId: env.GOOGLE_CLIENT_ID, scriptUrl: env.GOOGLE_SCRIPT_URL };
}
