import type { Queryable } from '#db/client.ts';
import { type InboxRow, insertInboxItems } from '#db/queries/inbox.ts';
import { newId } from '#platform/id.ts';

export type NewInboxItem = Omit<InboxRow, 'id' | 'readAt'>;

/**
 * Puts messages into members' inboxes, in the transaction of what they report. `kind` names the words (a key of the message
 * files), `facts` what stands in them. A member is notified once of each kind and subject. Answers how many were new.
 */
export async function addInboxItems(db: Queryable, items: readonly NewInboxItem[]): Promise<number> {
  return insertInboxItems(
    db,
    items.map((item) => ({ ...item, id: newId() })),
  );
}
