import type { Context } from 'hono';
import type { Env } from '#platform/env.ts';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const OWN_NAMES = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** What proxies add to say that they are there. */
const PROXY_HEADERS = [
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'Via',
];

/** Whether an address is this machine's own. */
export const isLoopback = (address: string) => LOOPBACK.includes(address);

/**
 * Whether somebody at this machine asks. A proxy that adds nothing looks like them, so where the settings speak of one, or of
 * members, no one does; and another site's page, or a name that leads here from elsewhere, is not the machine's own either.
 */
export function isMachineOf(
  context: Context,
  peer: string,
  env: Pick<Env, 'APP_MODE' | 'ORIGIN' | 'TRUST_PROXY'>,
): boolean {
  if (env.APP_MODE === 'production' || env.ORIGIN !== undefined || env.TRUST_PROXY) return false;
  if (!isLoopback(peer) || !OWN_NAMES.test(context.req.header('Host') ?? '')) return false;
  return PROXY_HEADERS.every((name) => context.req.header(name) === undefined);
}
