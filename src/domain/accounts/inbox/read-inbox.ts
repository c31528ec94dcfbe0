import { countUnread, markInboxRead } from '#db/queries/inbox.ts';
import type { Services } from '#domain/services.ts';

/** Marks a member's messages as read, those named or all; answers how many stay unread. Other members' ids change nothing. */
export async function readInbox(
  { db, clock }: Services,
  options: { readonly memberId: number; readonly ids: readonly string[] | null },
): Promise<{ readonly unread: number }> {
  const { memberId: accountId, ids } = options;
  await markInboxRead(db, { accountId, ids, readAt: clock.now() });
  return { unread: await countUnread(db, accountId) };
}
