import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { deviceZone, keepZone, whenIdle } from './device-zone.ts';
import type { DisplayZone } from './display-zone.ts';

/**
 * On a first visit the server knows nothing of the reader's zone and writes times in the brand's. Once the page runs, it
 * sends the server the device's zone and takes over the answer; every later page is right from its first byte. This is for
 * pages on which another zone only rewrites times where they stand: what would become another list has to be offered instead.
 */
export function useBrowserZone({ zone, from }: DisplayZone): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (from !== 'brand') return;
    // The page stands and can be used first: what follows may draw its times again.
    return whenIdle(() => {
      const device = deviceZone();
      if (device === null) return;
      keepZone(device, { chosen: false });
      if (device !== zone && document.cookie.includes(encodeURIComponent(device))) revalidate();
    });
  }, [zone, from, revalidate]);
}
