import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, count, desc, eq, inArray, isNull, sql } from '../drizzle.ts';
import { localeTexts } from '../read-rows.ts';
import { column } from '../select-rows.ts';
import { account } from '../tables/account.ts';
import { game } from '../tables/game.ts';
import { inboxItem } from '../tables/inbox-item.ts';
import { noticeRequest } from '../tables/notice-request.ts';
import { team } from '../tables/team.ts';
import { uuidArray } from './text-array.ts';

export type InboxRow = typeof inboxItem.$inferSelect;

/** Adds messages; one about the same subject is not sent twice. Answers how many were new. */
export async function insertInboxItems(
  db: Queryable,
  rows: readonly (typeof inboxItem.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const result = await db
    .insert(inboxItem)
    .values([...rows])
    .onConflictDoNothing();
  return result.rowCount ?? 0;
}

/** A page of a member's messages, the newest first, with the number of all that fit and of the unread ones. */
export async function listInboxRows(
  db: Queryable,
  filter: { readonly accountId: number; readonly isUnread?: boolean },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: InboxRow[]; total: number; unread: number }> {
  const own = eq(inboxItem.accountId, filter.accountId);
  const fitting = filter.isUnread ? and(own, isNull(inboxItem.readAt)) : own;
  const rows = await db
    .select()
    .from(inboxItem)
    .where(fitting)
    .orderBy(desc(inboxItem.createdAt), inboxItem.id)
    .limit(page.limit)
    .offset(page.offset);
  const [counts] = await db
    .select({
      all: count(),
      unread: column(z.number(), sql`(count(*) filter (where ${inboxItem.readAt} is null))::int`),
    })
    .from(inboxItem)
    .where(own);
  const unread = counts?.unread ?? 0;
  return { rows, unread, total: filter.isUnread ? unread : (counts?.all ?? 0) };
}

export async function countUnread(db: Queryable, accountId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(inboxItem)
    .where(and(eq(inboxItem.accountId, accountId), isNull(inboxItem.readAt)));
  return row?.unread ?? 0;
}

export async function markInboxRead(
  db: Queryable,
  options: { readonly accountId: number; readonly ids: readonly string[] | null; readonly readAt: Date },
): Promise<void> {
  await db
    .update(inboxItem)
    .set({ readAt: options.readAt })
    .where(
      and(
        eq(inboxItem.accountId, options.accountId),
        isNull(inboxItem.readAt),
        options.ids ? inArray(inboxItem.id, [...options.ids]) : undefined,
      ),
    );
}

export async function insertNotice(db: Queryable, row: typeof noticeRequest.$inferInsert): Promise<void> {
  await db.insert(noticeRequest).values(row).onConflictDoNothing();
}

export async function deleteNotice(
  db: Queryable,
  options: { readonly accountId: number; readonly gameId: string },
): Promise<void> {
  await db
    .delete(noticeRequest)
    .where(and(eq(noticeRequest.accountId, options.accountId), eq(noticeRequest.gameId, options.gameId)));
}

export async function isNoticeWanted(
  db: Queryable,
  options: { readonly accountId: number; readonly gameId: string },
): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(noticeRequest)
    .where(
      and(
        eq(noticeRequest.accountId, options.accountId),
        eq(noticeRequest.gameId, options.gameId),
        isNull(noticeRequest.notifiedAt),
      ),
    );
  return rows.length > 0;
}

/**
 * Requests that can be answered now: the newest live forecast of the game is there, a bookmaker has prices, the game has not
 * begun, and the member can be notified (not on a break, not gone).
 */
export async function listDueNotices(db: Queryable, now: Date) {
  return db
    .select({
      request: noticeRequest,
      startAt: game.startAt,
      homeNames: column(localeTexts, sql`(select names from ${team} where id = ${game.homeTeamId})`),
      awayNames: column(localeTexts, sql`(select names from ${team} where id = ${game.awayTeamId})`),
    })
    .from(noticeRequest)
    .innerJoin(game, eq(game.id, noticeRequest.gameId))
    .innerJoin(account, eq(account.id, noticeRequest.accountId))
    .where(
      and(
        isNull(noticeRequest.notifiedAt),
        sql`${game.startAt} > ${now}`,
        sql`${account.status} in ('active', 'unverified')`,
        sql`(${account.breakUntil} is null or ${account.breakUntil} <= ${now})`,
        sql`(select state from forecast where forecast.game_id = ${game.id} and origin = 'live'
          and known_at <= ${now} order by known_at desc limit 1) = 'ready'`,
        sql`exists (select 1 from odds_snapshot where odds_snapshot.game_id = ${game.id} and known_at <= ${now}
          and home_odds is not null)`,
      ),
    )
    .orderBy(noticeRequest.createdAt)
    .limit(1000);
}

export async function markNoticesDelivered(
  tx: Transaction,
  requests: readonly { readonly accountId: number; readonly gameId: string }[],
  notifiedAt: Date,
): Promise<void> {
  if (requests.length === 0) return;
  await tx.execute(sql`update notice_request set notified_at = ${notifiedAt}
    from unnest(${sql.param(requests.map((one) => one.accountId))}::int[],
      ${uuidArray(requests.map((one) => one.gameId))}) as told (account_id, game_id)
    where notice_request.account_id = told.account_id and notice_request.game_id = told.game_id`);
}
