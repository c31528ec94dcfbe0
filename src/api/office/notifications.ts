import { saveOperatorNotices } from '#domain/accounts/operator-device/operator-notices.ts';
import { endpoint } from '../endpoint.ts';
import { minuteOfDay } from '../time-of-day.ts';
import { notificationsContract, saveNotificationsContract } from './notifications.contract.ts';
import { viewNotifications } from './notifications-view.ts';

export const GET = endpoint(notificationsContract, async (_input, { services, operator }) => ({
  data: await viewNotifications(services, operator),
}));

export const POST = endpoint(saveNotificationsContract, async ({ body }, { services, operator }) => {
  const { by_email: byEmail, by_push: byPush, zone, quiet } = body;
  const hours = quiet && { from: minuteOfDay(quiet.from), until: minuteOfDay(quiet.until) };
  const choice = { byEmail, byPush, zone, quiet: hours };
  await saveOperatorNotices(services, { operator, choice });
  return { data: await viewNotifications(services, operator) };
});
