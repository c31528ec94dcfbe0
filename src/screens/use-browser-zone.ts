import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { type DisplayZone, zoneCookieText } from './display-zone.ts';

/**
 * On a first visit the server knows nothing of the reader's zone and writes times in the brand's. Once the page runs, it
 * tells the server the device's zone and takes over the answer; every later page is right from its first byte.
 */
export function useBrowserZone({ zone, from }: DisplayZone): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (from !== 'brand') return;
    const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!device) return;
    keepZone(device, { chosen: false });
    if (device !== zone && document.cookie.includes(encodeURIComponent(device))) revalidate();
  }, [zone, from, revalidate]);
}

/** Keeps the zone in which times are shown from now on. */
export function keepZone(zone: string, { chosen }: { readonly chosen: boolean }): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
  document.cookie = zoneCookieText(zone, { chosen, secure: location.protocol === 'https:' });
}
