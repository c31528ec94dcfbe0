import { deviceZone, keepZone, whenIdle } from '#screens/device-zone.ts';
import { renewPart } from './ask-page.ts';

/**
 * On a first visit the server knows nothing of the reader's zone and writes times in the brand's. This sends it the device's zone and takes
 * over the answer, in which only times are others; a page without times only keeps it for the next one. A page whose games would be others offers
 * the zone instead (`offered-zone.ts`).
 */
export function startZone(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    const chosen = zoneOf(link.search);
    // Other links of a page only carry its zone along.
    if (chosen === null || chosen === zoneOf(location.search)) return;
    keepZone(chosen, { chosen: link.dataset.ownZone === undefined });
  });
  if (!isBrandZone() || document.querySelector('[data-own-zone]') !== null) return;
  whenIdle(takeDeviceZone);
}

/** Whether no one has said yet in which zone this reader sees times. */
function isBrandZone(): boolean {
  return document.documentElement.dataset.zoneFrom === 'brand';
}

export function takeDeviceZone(): void {
  const device = deviceZone();
  if (device === null) return;
  keepZone(device, { chosen: false });
  if (device === document.documentElement.dataset.zone) return;
  if (document.documentElement.dataset.times === undefined) return;
  if (!document.cookie.includes(encodeURIComponent(device))) return;
  renewPart('#content').catch((problem) => console.warn('The times stay in the brand’s zone.', problem));
}

const zoneOf = (search: string) => new URLSearchParams(search).get('tz');
