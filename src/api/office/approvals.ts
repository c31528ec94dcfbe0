import { endpoint } from '#api/endpoint.ts';
import { listRequests } from '#domain/operations/approval/list-requests.ts';
import { pageMetaOf } from '../page-meta.ts';
import { approvalsContract } from './approvals.contract.ts';

export const GET = endpoint(approvalsContract, async ({ query }, { services, operator, locale }) => {
  const { page, per_page: perPage, state, kind } = query;
  const { items, total } = await listRequests(services, {
    operator,
    locale,
    isOpen: state === 'open',
    kind,
    page,
    perPage,
  });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});
