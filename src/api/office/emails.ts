import { endpoint } from '#api/endpoint.ts';
import { listStuck } from '#domain/foundation/outbox/retry-email.ts';
import { pageMetaOf } from '../page-meta.ts';
import { emailsContract } from './emails.contract.ts';

export const GET = endpoint(emailsContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage, status: asked } = query;
  const { items, total } = await listStuck(services, {
    brands: operator.brands,
    status: asked,
    page,
    perPage,
  });
  const data = items.map(({ lastError, createdAt, nextAttemptAt, status, ...item }) => ({
    ...item,
    error: lastError,
    created_at: createdAt.toISOString(),
    next_attempt_at: nextAttemptAt.toISOString(),
    status: status === 'failed' ? ('failed' as const) : ('queued' as const),
  }));
  return { data, meta: pageMetaOf({ page, perPage, total }) };
});
