const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NAME = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`);

/**
 * The name of a host as a browser sends it: small letters, what is not ASCII as punycode. Null for an address, a port, a path, a number, a
 * name without a domain, and for this machine's own name where the site is public.
 */
export function readHost(typed: string, { isPublic }: { readonly isPublic: boolean }): string | null {
  if (/[/\\@:?#\s%[\]]/.test(typed)) return null;
  const address = URL.parse(`http://${typed}`);
  const host = address?.hostname.replace(/\.$/, '') ?? '';
  if (host.length > 253 || !NAME.test(host) || /\.\d+$/.test(host)) return null;
  return isPublic && /(?:^|\.)(?:localhost|local|internal)$/.test(host) ? null : host;
}
