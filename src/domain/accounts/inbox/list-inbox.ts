import { countUnread, type InboxRow, listInboxRows } from '#db/queries/inbox.ts';
import type { Services } from '#domain/services.ts';

export type InboxItem = {
  readonly id: string;
  readonly kind: string;
  readonly facts: InboxRow['facts'];
  readonly path: string | null;
  readonly created_at: string;
  readonly read_at: string | null;
};

/** A page of a member's messages, the newest first, and how many are unread. */
export async function listInbox(
  { db }: Services,
  options: {
    readonly memberId: number;
    readonly isUnread?: boolean;
    readonly page: number;
    readonly perPage: number;
  },
): Promise<{ readonly items: readonly InboxItem[]; readonly total: number; readonly unread: number }> {
  const { memberId: accountId, isUnread = false, page, perPage } = options;
  const found = await listInboxRows(
    db,
    { accountId, isUnread },
    { limit: perPage, offset: (page - 1) * perPage },
  );
  return { ...found, items: found.rows.map(inboxItem) };
}

function inboxItem(row: InboxRow): InboxItem {
  return {
    id: row.id,
    kind: row.kind,
    facts: row.facts,
    path: row.path,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}

/** How many messages a member has not read: the number on the bell. */
export function countUnreadItems({ db }: Services, memberId: number): Promise<number> {
  return countUnread(db, memberId);
}
