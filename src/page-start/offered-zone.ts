import { shortOffset } from '#i18n/short-offset.ts';
import { deviceZone, keepZone, whenIdle } from '#screens/device-zone.ts';
import { isSameDay } from '#screens/schedule/same-day.ts';
import { takeDeviceZone } from './zone.ts';

/** Stands in the link for the zone and for its distance from universal time, which only the browser knows. */
const PLACE = '%zone%';

/**
 * On a first visit the schedule stands in the brand's zone. Where the device's zone has the same day, the page takes it over in place;
 * where the same date means other games, the page stays what its reader has begun to read, and the device's zone is offered.
 */
export function startOfferedZone(link: HTMLAnchorElement): void {
  whenIdle(() => {
    const device = deviceZone();
    const { from = '', until = '', now = '' } = link.dataset;
    const shown = document.documentElement.dataset.zone ?? '';
    if (device === null) return;
    if (isSameDay({ from, until, now }, shown, device)) return takeDeviceZone();
    link.href = link.href.replace(encodeURIComponent(PLACE), encodeURIComponent(device));
    link.textContent = link.textContent?.replace(PLACE, shortOffset(device, from)) ?? '';
    link.hidden = false;
    // From the next page on it is right from the first byte. The first event comes before a reload asks the server; phones know the second.
    for (const event of ['beforeunload', 'pagehide'])
      window.addEventListener(event, () => keepZone(device, { chosen: false }));
  });
}
