import { listModelPicks } from '#domain/custom-models/list-model-picks.ts';
import { endpoint } from '../../endpoint.ts';
import { pageMetaOf } from '../../page-meta.ts';
import { modelPicksContract } from './[id].contract.ts';

export const GET = endpoint(modelPicksContract, async ({ params, query }, { services, member, locale }) => {
  const { part, page, per_page: perPage } = query;
  const { items, total } = await listModelPicks(services, {
    member,
    id: params.id,
    part,
    locale,
    page,
    perPage,
  });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
