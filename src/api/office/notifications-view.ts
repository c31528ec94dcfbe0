import type { z } from 'zod';
import { showOperatorNotices } from '#domain/accounts/operator-device/operator-notices.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { timeOfDay } from '../time-of-day.ts';
import type { notificationsContract } from './notifications.contract.ts';

/** What an operator chose, as the API says it. */
export async function viewNotifications(
  services: Services,
  operator: Operator,
): Promise<z.output<typeof notificationsContract.data>> {
  const notices = await showOperatorNotices(services, operator);
  const { byEmail, byPush, zone, quiet, serverKey, devices, webhooks, kinds } = notices;
  return {
    by_email: byEmail,
    by_push: byPush,
    zone,
    quiet: quiet && { from: timeOfDay(quiet.from), until: timeOfDay(quiet.until) },
    server_key: serverKey,
    devices: devices.map(({ id, endpoint, userAgent, createdAt }) => ({
      id,
      endpoint,
      user_agent: userAgent,
      created_at: createdAt.toISOString(),
    })),
    webhooks,
    kinds: kinds.map(({ kind, isUrgent }) => ({ kind, is_urgent: isUrgent })),
  };
}
