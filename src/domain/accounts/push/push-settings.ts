import { lockAccount } from '#db/queries/account.ts';
import {
  deletePushSubscription,
  findPushSetting,
  listPushDevices,
  putPushSetting,
  putPushSubscription,
} from '#db/queries/push.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import type { PushKind } from '#terms/push-kinds.ts';
import { assertPushDevice } from './assert-push-device.ts';
import { readPushKeys } from './push-keys.ts';
import { FIRST_KINDS, MAX_DEVICES } from './push-limits.ts';

type Reader = { readonly id: number; readonly brand: string; readonly sessionId: string };

export type PushSettings = {
  /** The key that a browser allows messages of. */
  readonly serverKey: string;
  readonly kinds: readonly PushKind[];
  readonly devices: readonly {
    readonly id: string;
    readonly isThis: boolean;
    readonly userAgent: string;
    readonly createdAt: Date;
  }[];
};

export async function showPushSettings(services: Services, member: Reader): Promise<PushSettings> {
  const { publicKey: serverKey } = await readPushKeys(services);
  const now = services.clock.now();
  const setting = await findPushSetting(services.db, member.id);
  const devices = await listPushDevices(services.db, { accountId: member.id, serverKey, now });
  return {
    serverKey,
    kinds: setting?.kinds ?? FIRST_KINDS,
    devices: devices.map(({ id, sessionId, createdAt, userAgent }) => ({
      id,
      isThis: sessionId === member.sessionId,
      userAgent,
      createdAt,
    })),
  };
}

/**
 * Allows the browser of this session to be notified. The same browser of another member is theirs no more. Throws 'invalid' for
 * an address that is not one of a push service, and for a key that is none.
 */
export async function allowDevice(
  services: Services,
  options: {
    readonly member: Reader;
    readonly endpoint: string;
    readonly publicKey: string;
    readonly authSecret: string;
  },
): Promise<void> {
  const { member, endpoint, publicKey, authSecret } = options;
  assertPushDevice(services, { endpoint, publicKey });
  const { publicKey: serverKey } = await readPushKeys(services);
  const { id: accountId, brand, sessionId } = member;
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const createdAt = services.clock.now();
    if ((await findPushSetting(tx, accountId)) === null)
      await putPushSetting(tx, { accountId, brand, kinds: [...FIRST_KINDS], updatedAt: createdAt });
    const row = {
      id: newId(),
      accountId,
      brand,
      sessionId,
      endpoint,
      publicKey,
      authSecret,
      serverKey,
      createdAt,
    };
    await putPushSubscription(tx, row, { limit: MAX_DEVICES });
  });
}

/** What a member wants to hear of. What waits to be sent and is not wanted any more is dropped when its turn comes. */
export async function choosePushKinds(
  services: Services,
  { member, kinds }: { readonly member: Reader; readonly kinds: readonly PushKind[] },
): Promise<void> {
  const { id: accountId, brand } = member;
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const updatedAt = services.clock.now();
    await putPushSetting(tx, { accountId, brand, kinds: [...new Set(kinds)], updatedAt });
  });
}

/** Ends a device. Throws 'not_found' for one that is not the member's, as for one that does not exist. */
export async function forgetDevice(
  services: Services,
  { member, id }: { readonly member: Reader; readonly id: string },
): Promise<void> {
  if (!(await deletePushSubscription(services.db, { accountId: member.id, id })))
    throw new AppError('not_found', 'no such device of this member');
}
