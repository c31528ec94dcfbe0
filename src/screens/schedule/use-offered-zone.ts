import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { shortOffset } from '#i18n/short-offset.ts';
import { deviceZone, keepZone, whenIdle } from '../device-zone.ts';
import type { DisplayZone } from '../display-zone.ts';
import { isSameDay, type ShownDay } from './same-day.ts';

type OfferedZone = { readonly zone: string; readonly offset: string };

/**
 * On a first visit the page stands in the brand's zone. Where the device's zone has the same day, the page takes it over in place;
 * where the same date means other games, the page stays what its reader has begun to read, and the device's zone is offered.
 * From the next visit on it is right from the first byte.
 */
export function useOfferedZone({ zone, from }: DisplayZone, day: ShownDay): OfferedZone | null {
  const { revalidate } = useRevalidator();
  const [offered, setOffered] = useState<OfferedZone | null>(null);
  const { from: first, until: last, now } = day;
  useEffect(() => {
    if (from !== 'brand') return setOffered(null);
    return whenIdle(() => {
      const device = deviceZone();
      if (device === null) return;
      if (!isSameDay({ from: first, until: last, now }, zone, device)) {
        return setOffered({ zone: device, offset: shortOffset(device, first) });
      }
      setOffered(null);
      keepZone(device, { chosen: false });
      if (device !== zone && document.cookie.includes(encodeURIComponent(device))) revalidate();
    });
  }, [zone, from, first, last, now, revalidate]);

  // Until then every answer of the server, such as the one after a goal, has to stay in the zone of this page.
  const device = offered?.zone;
  useEffect(() => {
    if (device === undefined) return;
    const keep = () => keepZone(device, { chosen: false });
    // The first comes before a reload asks the server; phones know the second only.
    const leaving = ['beforeunload', 'pagehide'] as const;
    for (const event of leaving) window.addEventListener(event, keep);
    return () => {
      for (const event of leaving) window.removeEventListener(event, keep);
    };
  }, [device]);
  return offered;
}
