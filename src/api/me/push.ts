import {
  allowDevice,
  choosePushKinds,
  forgetDevice,
  type PushSettings,
  showPushSettings,
} from '#domain/accounts/push/push-settings.ts';
import { endpoint } from '../endpoint.ts';
import { allowPushContract, choosePushContract, forgetPushContract, pushContract } from './push.contract.ts';

export const GET = endpoint(pushContract, async (_input, { services, member }) => ({
  data: pushAnswer(await showPushSettings(services, member)),
}));

export const POST = endpoint(allowPushContract, async ({ body }, { services, member }) => {
  const { endpoint: address, keys } = body;
  await allowDevice(services, {
    member,
    endpoint: address,
    publicKey: keys.p256dh,
    authSecret: keys.auth,
  });
  return { data: pushAnswer(await showPushSettings(services, member)) };
});

export const PATCH = endpoint(choosePushContract, async ({ body }, { services, member }) => {
  await choosePushKinds(services, { member, kinds: body.kinds });
  return { data: pushAnswer(await showPushSettings(services, member)) };
});

export const DELETE = endpoint(forgetPushContract, async ({ body }, { services, member }) => {
  await forgetDevice(services, { member, id: body.id });
  return { data: pushAnswer(await showPushSettings(services, member)) };
});

function pushAnswer({ serverKey, kinds, devices }: PushSettings) {
  return {
    server_key: serverKey,
    kinds: [...kinds],
    devices: devices.map(({ id, isThis, userAgent, createdAt }) => ({
      id,
      is_this: isThis,
      user_agent: userAgent,
      created_at: createdAt.toISOString(),
    })),
  };
}
