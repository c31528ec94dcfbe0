import { listOperatorDevices, type OperatorDeviceRow } from '#db/queries/operator-device.ts';
import { trialMessage } from '#domain/accounts/operator-device/alert-message.ts';
import { dropDevice } from '#domain/accounts/operator-device/drop-device.ts';
import { readPushKeys } from '#domain/accounts/push/push-keys.ts';
import { pushSubject } from '#domain/accounts/push/push-subject.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { postPush } from '#platform/push/post-push.ts';
import { shortError } from '#platform/short-error.ts';
import type { Locale } from '#terms/locales.ts';
import type { PushTrialOutcome } from '#terms/operators.ts';
import { noteTrial, requireTrial } from './note-trial.ts';

/** A message that waits for a device that is off is worth nothing soon. */
const TTL_S = 600;

type DeviceTrial = {
  readonly userAgent: string;
  readonly outcome: PushTrialOutcome;
  /** What the push service or the connection said; null where all went well. */
  readonly error: string | null;
};

/**
 * Sends a message to each of the operator's own devices, at once and by the way of all others, and says what their push services answered. One
 * that is not known there any more is removed. Throws 'too_many' with the wait.
 */
export async function sendTestPush(
  services: Services,
  { operator, locale }: { readonly operator: Operator; readonly locale: Locale },
): Promise<readonly DeviceTrial[]> {
  await requireTrial(services, 'push', operator);
  const keys = await readPushKeys(services);
  const devices = await listOperatorDevices(services.db, {
    operatorId: operator.id,
    serverKey: keys.publicKey,
  });
  const payload = JSON.stringify(await trialMessage(locale));
  const post = ({ endpoint, publicKey, authSecret }: OperatorDeviceRow) =>
    postPush(
      { endpoint, publicKey, authSecret, payload, topic: 'trial', ttlS: TTL_S, isUrgent: true },
      { keys, subject: pushSubject(services.env), isTest: services.env.APP_MODE === 'test' },
    );
  const trials = await Promise.all(
    devices.map(async (device): Promise<DeviceTrial> => {
      const { id: deviceId, operatorId, userAgent } = device;
      try {
        const { status } = await post(device);
        if (status >= 200 && status < 300) return { userAgent, outcome: 'sent', error: null };
        const isGone = status === 404 || status === 410;
        if (isGone) await dropDevice(services, { deviceId, operatorId });
        return { userAgent, outcome: isGone ? 'gone' : 'refused', error: `status ${status}` };
      } catch (error) {
        return { userAgent, outcome: 'unreachable', error: shortError(error).message };
      }
    }),
  );
  const sent = trials.filter(({ outcome }) => outcome === 'sent').length;
  if (trials.length > 0)
    await noteTrial(services, {
      kind: 'push',
      operator,
      isGood: sent === trials.length,
      detail: { devices: trials.length, sent },
    });
  return trials;
}
