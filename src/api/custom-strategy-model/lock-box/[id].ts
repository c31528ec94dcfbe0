import { openLockBox } from '#domain/custom-models/open-lock-box.ts';
import { endpoint } from '../../endpoint.ts';
import { modelLockBoxContract } from './[id].contract.ts';

export const POST = endpoint(modelLockBoxContract, async ({ params }, { services, member }) => ({
  data: { lock_box: await openLockBox(services, { id: params.id, member }) },
}));
