import { findOperatorById } from '#db/queries/operator.ts';
import { allowOperatorDevice } from '#domain/accounts/operator-device/manage-devices.ts';
import { saveOperatorNotices } from '#domain/accounts/operator-device/operator-notices.ts';
import { sendNotices } from '#domain/accounts/operator-device/send-notices.ts';
import { readPushKeys } from '#domain/accounts/push/push-keys.ts';
import { syncAlerts } from '#domain/foundation/alert/sync-alerts.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { testServices } from './database.ts';
import { emailsTo } from './emails.ts';
import { openOffice } from './office.ts';
import { type Browser, startPushService } from './push-service.ts';

type Choice = Parameters<typeof saveOperatorNotices>[1]['choice'];

/** An office whose operators have devices at a push service on loopback, and a site with which something can be made to go wrong. */
export async function openAlertedOffice(environment: Parameters<typeof testServices>[0] = {}) {
  const test = await testServices(environment);
  const office = await openOffice(test.services);
  const { publicKey } = await readPushKeys(test.services);
  const service = await startPushService(() => publicKey);
  const now = () => test.services.clock.now();
  let subject = 0;
  const operatorOf = async (who: string) => {
    const row = await findOperatorById(test.services.db, office.id(who));
    if (row === null) throw new Error(`no operator ${who}`);
    return row;
  };
  const mailed = async (who: string) => {
    const emails = await emailsTo(test.services, office.email(who));
    return emails.filter(({ template }) => template === 'site-alert').length;
  };
  return {
    test,
    office,
    service,
    now,
    later: (ms: number) => test.setNow(new Date(now().getTime() + ms)),
    operatorOf,
    /** Nothing of what was chosen, allowed and sent before is left, and what goes wrong from now on is something else. */
    clear: async () => {
      await test.services.db.$client.query(
        'delete from operator_device; delete from operator_notice; delete from operator_notice_setting',
      );
      service.received.length = 0;
      service.be('right');
      subject += 1;
    },
    close: async () => {
      await test.close();
      await service.close();
    },
    /** Devices alone and no quiet hours, but for what is said. */
    choose: async (who: string, choice: Partial<Choice> = {}) => {
      const chosen = { byEmail: false, byPush: true, zone: BRAND_ZONE, quiet: null, ...choice };
      await saveOperatorNotices(test.services, { operator: await operatorOf(who), choice: chosen });
    },
    allow: async (who: string): Promise<Browser> => {
      const browser = service.newBrowser();
      await allowOperatorDevice(test.services, {
        operator: await operatorOf(who),
        endpoint: browser.endpoint,
        publicKey: browser.keys.p256dh,
        authSecret: browser.keys.auth,
        userAgent: 'Firefox',
      });
      return browser;
    },
    sync: (kind: string, isWrong: boolean) =>
      syncAlerts(test.services, {
        kinds: [kind],
        troubles: isWrong
          ? [
              {
                kind,
                subject: `${subject}`,
                permission: 'operations.view',
                severity: 'critical',
                facts: { host: 'a-secret-host', free: 3, percent: 1, hours: 60, limit: 48 },
                path: '/office/jobs',
              },
            ]
          : [],
      }),
    send: () => sendNotices(test.services),
    pushedTo: ({ endpoint }: Browser) =>
      service.received.filter((one) => one.endpoint === endpoint).map(({ payload }) => payload.title),
    /** How many e-mails an operator gets by what is done. */
    mailedBy: async (who: string, action: () => Promise<unknown>): Promise<number> => {
      const before = await mailed(who);
      await action();
      return (await mailed(who)) - before;
    },
  };
}
