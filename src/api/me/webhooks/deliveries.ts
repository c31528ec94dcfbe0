import { endpoint } from '../../endpoint.ts';
import { pageMetaOf } from '../../page-meta.ts';
import { readDeliveries } from '../../webhook-reading.ts';
import { webhookDeliveriesContract } from './deliveries.contract.ts';

export const GET = endpoint(webhookDeliveriesContract, async ({ query }, { services, member }) => {
  const { page, per_page: perPage } = query;
  const owner = { accountId: member.id };
  const { data, total } = await readDeliveries(services, { owner, page, perPage });
  return { data, meta: pageMetaOf({ page, perPage, total }) };
});
