import { endpoint } from '#api/endpoint.ts';
import { showPickDesk } from '#domain/operations/result/show-pick-desk.ts';
import { brandOf } from '../brand-of.ts';
import { pickDeskContract } from './[id].contract.ts';

export const GET = endpoint(pickDeskContract, async ({ params, query }, { services, operator, locale }) => {
  brandOf(operator, query.brand);
  return { data: await showPickDesk(services, { id: params.id, operator, locale }) };
});
