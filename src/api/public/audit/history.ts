import { listChecks } from '#domain/operations/check/list-checks.ts';
import { endpoint } from '../../endpoint.ts';
import { pageMetaOf } from '../../page-meta.ts';
import { auditHistoryContract } from './history.contract.ts';

export const GET = endpoint(auditHistoryContract, async ({ query }, { services }) => {
  const { page, per_page: perPage } = query;
  const { runs, total } = await listChecks(services, { page, perPage });
  return { data: [...runs], meta: pageMetaOf({ page, perPage, total }) };
});
