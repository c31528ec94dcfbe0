import type { Transaction } from '../client.ts';
import { eq } from '../drizzle.ts';
import { calendarFeed } from '../tables/calendar-feed.ts';
import { favourite } from '../tables/favourite.ts';
import { noticeChannel } from '../tables/notice-channel.ts';
import { noticeSetting } from '../tables/notice-setting.ts';
import { pushEvent } from '../tables/push-event.ts';
import { pushSetting } from '../tables/push-setting.ts';
import { pushSubscription } from '../tables/push-subscription.ts';

/** Removes what a member wanted to follow and to hear of: favourites, notices, devices, their calendar's address. */
export async function forgetWishes(tx: Transaction, accountId: number): Promise<void> {
  for (const table of [
    favourite,
    noticeChannel,
    noticeSetting,
    pushEvent,
    pushSetting,
    pushSubscription,
    calendarFeed,
  ]) {
    await tx.delete(table).where(eq(table.accountId, accountId));
  }
}
