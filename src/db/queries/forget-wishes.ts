import { eq } from 'drizzle-orm';
import type { Transaction } from '../client.ts';
import { calendarFeed } from '../tables/calendar-feed.ts';
import { favourite } from '../tables/favourite.ts';
import { noticeChannel } from '../tables/notice-channel.ts';
import { noticeSetting } from '../tables/notice-setting.ts';

/** Removes what a member wanted to follow and to hear of: favourites, notices, their calendar's address. */
export async function forgetWishes(tx: Transaction, accountId: number): Promise<void> {
  for (const table of [favourite, noticeChannel, noticeSetting, calendarFeed]) {
    await tx.delete(table).where(eq(table.accountId, accountId));
  }
}
