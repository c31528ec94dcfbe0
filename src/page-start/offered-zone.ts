import { offsetText } from '#i18n/offset-text.ts';
import { deviceZone, keepZone, whenIdle } from '#screens/device-zone.ts';
import { takeDeviceZone } from './zone.ts';

/** Stands in the link for the zone and for its distance from universal time, which only the browser knows. */
const PLACE = '%zone%';

/**
 * On a first visit the schedule stands in the brand's zone. Where the device's zone has the same day, the page takes it over in place;
 * where the same date means other games, the page stays what its reader has begun to read, and the device's zone is offered. How far the shown
 * zone is from universal time the page says, and the device's clock knows its own: to ask the browser by name would load its calendars.
 */
export function startOfferedZone(link: HTMLAnchorElement): void {
  whenIdle(() => {
    const device = deviceZone();
    const { from = '', until = '', now = '', offsets } = link.dataset;
    if (device === null) return;
    if ([from, until, now].map(ownOffset).join(' ') === offsets) return takeDeviceZone();
    link.href = link.href.replace(encodeURIComponent(PLACE), encodeURIComponent(device));
    link.textContent = link.textContent?.replace(PLACE, ownOffset(from)) ?? '';
    link.hidden = false;
    // From the next page on it is right from the first byte. The first event comes before a reload asks the server; phones know the second.
    for (const event of ['beforeunload', 'pagehide'])
      window.addEventListener(event, () => keepZone(device, { chosen: false }));
  });
}

const ownOffset = (instant: string) => offsetText(-new Date(instant).getTimezoneOffset());
