import { listMemberModels } from '#domain/custom-models/list-models.ts';
import { endpoint } from '../endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { modelListContract } from './list.contract.ts';

export const GET = endpoint(modelListContract, async ({ query }, { services, member, locale }) => {
  const { page, per_page: perPage } = query;
  const includeDeleted = query.include_deleted === '1';
  const { items, total, quota } = await listMemberModels(services, {
    member,
    locale,
    includeDeleted,
    page,
    perPage,
  });
  return {
    data: items,
    meta: { ...pageMetaOf({ page, perPage, total }), quota, entitled: member.isEntitled },
  };
});
