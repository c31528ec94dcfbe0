import { listInbox } from '#domain/accounts/inbox/list-inbox.ts';
import { readInbox } from '#domain/accounts/inbox/read-inbox.ts';
import { endpoint } from '../endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { inboxContract, readInboxContract } from './inbox.contract.ts';

export const GET = endpoint(inboxContract, async ({ query }, { services, member }) => {
  const { page, per_page: perPage } = query;
  const isUnread = query.unread === '1';
  const found = await listInbox(services, { memberId: member.id, isUnread, page, perPage });
  return {
    data: [...found.items],
    meta: { ...pageMetaOf({ page, perPage, total: found.total }), unread: found.unread },
  };
});

export const PATCH = endpoint(readInboxContract, async ({ body }, { services, member }) => ({
  data: await readInbox(services, { memberId: member.id, ids: body.ids ?? null }),
}));
