/** The zone in which a reader sees kick-off times: written by the browser, read by the server. */
export const zoneCookie = { name: 'sports_ai_zone', maxAgeS: 365 * 86_400 } as const;

/** The display zone, and who said so: the address, the reader's cookie, or no one, which gives the brand's zone. */
export type DisplayZone = { readonly zone: string; readonly from: 'address' | 'cookie' | 'brand' };

/** Whether the runtime knows this zone. */
export function isKnownZone(zone: string): boolean {
  if (zone === '' || zone.length > 64) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The zone of a request: what its address says, then the cookie, then the brand. An unknown zone is passed over. */
export function readDisplayZone(request: Request, brandZone: string): DisplayZone {
  const asked = new URL(request.url).searchParams.get('tz');
  if (asked !== null && isKnownZone(asked)) return { zone: asked, from: 'address' };
  const stored = readCookie(request.headers.get('Cookie') ?? '', zoneCookie.name);
  if (stored !== null && isKnownZone(stored)) return { zone: stored, from: 'cookie' };
  return { zone: brandZone, from: 'brand' };
}

/** The text of a cookie that keeps a zone. A zone that the reader chose stays a year, one that the device says a session. */
export function zoneCookieText(zone: string, options: { chosen: boolean; secure: boolean }): string {
  const parts = [`${zoneCookie.name}=${encodeURIComponent(zone)}`, 'Path=/', 'SameSite=Lax'];
  if (options.chosen) parts.push(`Max-Age=${zoneCookie.maxAgeS}`);
  if (options.secure) parts.push('Secure');
  return parts.join('; ');
}

/** The text of one cookie of a request; null where it has none, or one that cannot be read. */
export function readCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key = '', ...rest] = part.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return null;
    }
  }
  return null;
}
