import { listFeedback } from '#domain/content/feedback/list-feedback.ts';
import { endpoint } from '../endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { feedbackListContract } from './list.contract.ts';

export const GET = endpoint(feedbackListContract, async ({ query }, { services, brand, locale }) => {
  const { page, per_page: perPage } = query;
  const { items, total, fallback } = await listFeedback(services, { brand, locale, page, perPage });
  return { data: items, meta: { ...pageMetaOf({ page, perPage, total }), fallback } };
});
