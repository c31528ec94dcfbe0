import { notificationsContract } from '#api/office/notifications.contract.ts';
import { formatMinute } from '#i18n/format.ts';
import { createTranslator } from '#i18n/t.ts';
import { nameZone } from '#i18n/zone-labels.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { describeDevice } from '../../describe-device.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Zones that operators of the four languages live in. */
const ZONES = [
  BRAND_ZONE,
  'Asia/Hong_Kong',
  'Asia/Ho_Chi_Minh',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
];

/** How the operator is notified, on which devices, and of what. */
export async function loadNotifications(page: OfficePage) {
  const [{ data }, messages] = await Promise.all([
    page.ask(notificationsContract),
    page.messages(['office-notifications', 'office-trials', 'alerts', 'push'], (t) =>
      t('office-notifications.title'),
    ),
  ]);
  const t = createTranslator<'office-notifications'>(messages);
  const { devices, server_key: serverKey, kinds, webhooks, ...choice } = data;
  return {
    ...messages,
    lead: t('office-notifications.lead'),
    choice,
    serverKey,
    webhooks,
    kinds,
    devices: devices.map(({ id, endpoint, user_agent: userAgent, created_at: since }) => ({
      id,
      endpoint,
      device: describeDevice(userAgent),
      since: formatMinute(since, choice.zone),
    })),
    zones: [...new Set([choice.zone, ...ZONES])].map((value) => ({
      value,
      label: nameZone(value, page.now, page.context.locale),
    })),
  };
}

export type NotificationsData = Awaited<ReturnType<typeof loadNotifications>>;
export type NotifiedDevice = NotificationsData['devices'][number];
