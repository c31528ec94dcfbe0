import { zoneCookieText } from './display-zone.ts';

/** What is used of the newer API for times; not every browser has it. */
declare const Temporal: { readonly Now: { timeZoneId(): string } } | undefined;

/**
 * The zone of the device, where the browser knows it. The newer way to ask costs nothing; for the older one the browser first
 * loads its calendars, which takes some forty milliseconds of a desk's processor.
 */
export function deviceZone(): string | null {
  const zone =
    typeof Temporal === 'undefined'
      ? new Intl.DateTimeFormat().resolvedOptions().timeZone
      : Temporal.Now.timeZoneId();
  return zone || null;
}

/** Calls once the browser has nothing else to do, two seconds from now at the latest; gives the way to call it off. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(callback, { timeout: 2000 });
  return () => window.cancelIdleCallback(asked);
}

/** Keeps the zone in which times are shown from now on. */
export function keepZone(zone: string, { chosen }: { readonly chosen: boolean }): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
  document.cookie = zoneCookieText(zone, { chosen, secure: location.protocol === 'https:' });
}
