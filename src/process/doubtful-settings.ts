import type { Env } from '#platform/env.ts';

/** What a web process is started with and is likely a mistake, each as one sentence that names the setting. The site runs all the same. */
export function doubtfulSettings({ APP_MODE, TRUST_PROXY }: Pick<Env, 'APP_MODE' | 'TRUST_PROXY'>): string[] {
  // Production answers https alone and speaks none itself, so something stands before it and is the only address that it sees.
  if (APP_MODE === 'production' && !TRUST_PROXY)
    return [
      'TRUST_PROXY: without TRUST_PROXY=1 all readers count as the proxy that stands before the site, and share the limits of one address.',
    ];
  return [];
}
