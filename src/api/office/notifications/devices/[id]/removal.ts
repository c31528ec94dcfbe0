import { endpoint } from '#api/endpoint.ts';
import { removeOperatorDevice } from '#domain/accounts/operator-device/manage-devices.ts';
import { removeOfficeDeviceContract } from './removal.contract.ts';

export const POST = endpoint(removeOfficeDeviceContract, async ({ params }, { services, operator }) => {
  await removeOperatorDevice(services, { operator, id: params.id });
  return { data: {} };
});
