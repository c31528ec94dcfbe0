import { endpoint } from '#api/endpoint.ts';
import { allowOperatorDevice } from '#domain/accounts/operator-device/manage-devices.ts';
import { allowOfficeDeviceContract } from './devices.contract.ts';

export const POST = endpoint(
  allowOfficeDeviceContract,
  async ({ body }, { services, operator, userAgent }) => {
    const { endpoint: address, keys } = body;
    await allowOperatorDevice(services, {
      operator,
      endpoint: address,
      publicKey: keys.p256dh,
      authSecret: keys.auth,
      userAgent: userAgent ?? '',
    });
    return { data: {} };
  },
);
