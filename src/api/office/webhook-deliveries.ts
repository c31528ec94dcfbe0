import { endpoint } from '#api/endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { readDeliveries } from '../webhook-reading.ts';
import { officeWebhookDeliveriesContract } from './webhook-deliveries.contract.ts';

export const GET = endpoint(officeWebhookDeliveriesContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage } = query;
  const owner = { operatorId: operator.id };
  const { data, total } = await readDeliveries(services, { owner, page, perPage });
  return { data, meta: pageMetaOf({ page, perPage, total }) };
});
