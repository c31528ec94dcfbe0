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
    // The page stands and can be used first: to ask for the zone, the browser has to load its calendars.
    return whenIdle(() => {
      const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (!device) return;
      keepZone(device, { chosen: false });
      if (device !== zone && document.cookie.includes(encodeURIComponent(device))) revalidate();
    });
  }, [zone, from, revalidate]);
}

/** Calls once the browser has nothing else to do, two seconds from now at the latest; gives the way to call it off. */
function whenIdle(callback: () => void): () => void {
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
