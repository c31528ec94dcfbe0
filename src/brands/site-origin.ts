import type { Brand } from './brand.ts';
import { type BrandChoice, brandChoice, brandForHost } from './index.ts';

/** What of the deployment's settings an address follows from. */
type Settings = {
  readonly ORIGIN?: string | undefined;
  readonly HOST: string;
  readonly PORT: number;
  readonly APP_MODE: BrandChoice['mode'];
  readonly PROJECT_NAME?: string | undefined;
};

/**
 * Scheme and host of a brand's site as links in e-mails name it, without a slash at its end. It follows from configuration
 * alone: a link made from a request's Host header would lead the reader to the person who forged it. `ORIGIN` stands for the brand
 * that is served there; another brand of the same deployment has its own first host.
 */
export function siteOrigin(brand: Pick<Brand, 'key' | 'hosts'>, env: Settings): string {
  const configured = new URL(env.ORIGIN ?? `http://${reachable(env.HOST)}:${env.PORT}`);
  const served = brandForHost(configured.host, brandChoice(env));
  if (served?.key === brand.key || brand.hosts.includes(configured.hostname)) return configured.origin;
  const isPublic = env.APP_MODE === 'production';
  const own = brand.hosts.find((host) => isPublic !== host.endsWith('.localhost'));
  if (own === undefined) return configured.origin;
  const port = isPublic || configured.port === '' ? '' : `:${configured.port}`;
  return `${configured.protocol}//${own}${port}`;
}

/** A server that listens on every address is reached on this machine's own. */
function reachable(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}
