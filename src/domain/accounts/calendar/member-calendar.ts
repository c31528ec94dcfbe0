import { deleteCalendarFeed, findCalendarFeed, putCalendarFeed } from '#db/queries/calendar.ts';
import type { Services } from '#domain/services.ts';
import { hashToken, newToken } from '#platform/token.ts';

type Owner = { readonly id: number; readonly brand: string };

/** Since when a member's own calendar has its address; null where they have none. The address itself is not kept. */
export async function findMemberCalendar({ db }: Services, memberId: number): Promise<Date | null> {
  return (await findCalendarFeed(db, memberId))?.createdAt ?? null;
}

/** Makes a new address for a member's own calendar: its secret is shown once, and an older one is no longer valid. */
export async function openMemberCalendar(
  services: Services,
  { id: accountId, brand }: Owner,
): Promise<{ readonly token: string; readonly createdAt: Date }> {
  const token = newToken();
  const createdAt = services.clock.now();
  await services.db.transaction((tx) =>
    putCalendarFeed(tx, { accountId, brand, tokenHash: hashToken(token), createdAt }),
  );
  return { token, createdAt };
}

/** Takes the address back. */
export async function closeMemberCalendar({ db }: Services, memberId: number): Promise<void> {
  await deleteCalendarFeed(db, memberId);
}
