import { showModel } from '#domain/custom-models/show-model.ts';
import { endpoint } from '../../endpoint.ts';
import { modelShowContract } from './[id].contract.ts';

export const GET = endpoint(modelShowContract, async ({ params }, { services, member, locale }) => {
  const { as_of, ...data } = await showModel(services, { member, id: params.id, locale });
  return { data, meta: { entitled: member.isEntitled, as_of } };
});
