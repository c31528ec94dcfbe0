import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import type { Queryable, Transaction } from '../client.ts';
import { and, eq, sql } from '../drizzle.ts';
import { account } from '../tables/account.ts';
import { noticeChannel } from '../tables/notice-channel.ts';
import { noticeSetting } from '../tables/notice-setting.ts';
import { outbox } from '../tables/outbox.ts';

export type NoticeSettingRow = typeof noticeSetting.$inferSelect;
export type NoticeChannelRow = typeof noticeChannel.$inferSelect;

/** What a member has asked to hear of, with their open channels; null where they never asked for anything. */
export async function findNoticeSetting(
  db: Queryable,
  accountId: number,
): Promise<{ setting: NoticeSettingRow; channels: NoticeChannelRow[] } | null> {
  const [setting] = await db.select().from(noticeSetting).where(eq(noticeSetting.accountId, accountId));
  if (setting === undefined) return null;
  const channels = await db.select().from(noticeChannel).where(eq(noticeChannel.accountId, accountId));
  return { setting, channels };
}

export async function putNoticeSetting(tx: Transaction, row: NoticeSettingRow): Promise<void> {
  const { accountId: _id, brand: _brand, unsubscribeSecret: _secret, ...changes } = row;
  await tx
    .insert(noticeSetting)
    .values(row)
    .onConflictDoUpdate({ target: noticeSetting.accountId, set: changes });
}

/** Opens, changes or shuts a channel: one in which nothing is asked for has no row. */
export async function putNoticeChannel(tx: Transaction, row: NoticeChannelRow): Promise<void> {
  const { accountId, channel, ...changes } = row;
  const own = and(eq(noticeChannel.accountId, accountId), eq(noticeChannel.channel, channel));
  if (row.picksUntil === null && row.resultsUntil === null) {
    await tx.delete(noticeChannel).where(own);
    return;
  }
  await tx
    .insert(noticeChannel)
    .values(row)
    .onConflictDoUpdate({ target: [noticeChannel.accountId, noticeChannel.channel], set: changes });
}

/** The setting behind an address that ends e-mails; null where the account has none. */
export async function findSettingByUuid(
  db: Queryable,
  options: { readonly brand: string; readonly uuid: string },
): Promise<NoticeSettingRow | null> {
  const [row] = await db
    .select({ setting: noticeSetting })
    .from(noticeSetting)
    .innerJoin(account, eq(account.id, noticeSetting.accountId))
    .where(and(eq(account.brand, options.brand), eq(account.uuid, options.uuid)));
  return row?.setting ?? null;
}

/** Takes back e-mails that wait to be sent, those that one click can end: none reaches a member who does not want it any more. */
export async function dropQueuedNotices(
  tx: Transaction,
  options: { readonly accountId: number; readonly template?: string },
): Promise<void> {
  await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.accountId, options.accountId),
        eq(outbox.status, 'queued'),
        sql`${outbox.unsubscribeUrl} is not null`,
        options.template === undefined ? undefined : eq(outbox.template, options.template),
      ),
    );
}

/** When the newest pick was published, and when the newest result was given: a member who was notified of both has nothing new to learn. */
export async function findNewestEvents(db: Queryable, now: Date): Promise<{ picks: Date; results: Date }> {
  const { rows } = await db.execute(sql`select
    (select max(published_at) from pick where origin = 'live' and published_at <= ${now}) as picks,
    (select max(known_at) from pick_grade where correction_id is null and known_at <= ${now}) as results`);
  const instant = z.coerce.date().nullable();
  const row = z.object({ picks: instant, results: instant }).parse(rows[0]);
  return { picks: row.picks ?? new Date(0), results: row.results ?? new Date(0) };
}

const subscriberSchema = z.object({
  accountId: z.int(),
  uuid: z.string(),
  brand: z.string(),
  email: z.string(),
  nickName: z.string(),
  locale: z.enum(LOCALES),
  timeZone: z.string().nullable(),
  statsOnly: z.boolean(),
  isEntitled: z.boolean(),
  breakUntil: z.coerce.date().nullable(),
  scope: z.enum(['favourites', 'all']),
  quietFrom: z.int().nullable(),
  quietUntil: z.int().nullable(),
  unsubscribeSecret: z.string(),
  picksUntil: z.coerce.date().nullable(),
  resultsUntil: z.coerce.date().nullable(),
});

/** A member with an open channel in which there may be something to send. */
export type Subscriber = z.infer<typeof subscriberSchema>;

/**
 * Takes some members who may be notified in a channel: theirs is due, something is newer than what they know, and they are not on a
 * break. Channel and account stay locked until the transaction ends, so that no second worker notifies them, and so that a break
 * or a plan's end comes before or after, never in between.
 */
export async function lockSubscribers(
  tx: Transaction,
  options: {
    readonly channel: NoticeChannelRow['channel'];
    readonly now: Date;
    readonly newest: { readonly picks: Date; readonly results: Date };
    readonly limit: number;
  },
): Promise<Subscriber[]> {
  const { channel, now, newest, limit } = options;
  const { rows } = await tx.execute(sql`
    select account.id as "accountId", account.uuid, account.brand, account.email, account.nick_name as "nickName",
      account.locale, account.time_zone as "timeZone", account.stats_only as "statsOnly",
      account.break_until as "breakUntil", setting.scope, setting.quiet_from as "quietFrom",
      setting.quiet_until as "quietUntil", setting.unsubscribe_secret as "unsubscribeSecret",
      channel.picks_until as "picksUntil", channel.results_until as "resultsUntil",
      exists (select 1 from subscription where subscription.account_id = account.id and subscription.status = 'active'
        and start_at <= ${now} and ${now} <= end_at) as "isEntitled"
    from notice_channel as channel
    join notice_setting as setting on setting.account_id = channel.account_id
    join account on account.id = channel.account_id
    where channel.channel = ${channel} and channel.next_at <= ${now}
      and (channel.picks_until < ${newest.picks} or channel.results_until < ${newest.results})
      and account.status = 'active' and (account.break_until is null or account.break_until <= ${now})
    order by channel.account_id limit ${limit}
    for update of channel skip locked for share of account skip locked`);
  return z.array(subscriberSchema).parse(rows);
}

/** What members know now, and from when on they may be notified again; null leaves an instant as it is. */
export async function moveChannels(
  tx: Transaction,
  channel: NoticeChannelRow['channel'],
  moves: readonly {
    readonly accountId: number;
    readonly nextAt: Date | null;
    readonly notified: { readonly picks: Date; readonly results: Date } | null;
  }[],
): Promise<void> {
  if (moves.length === 0) return;
  const list = (values: readonly (Date | number | null)[], type: string) =>
    sql`${sql.param(values.map((value) => (value instanceof Date ? value.toISOString() : value)))}::${sql.raw(type)}[]`;
  await tx.execute(sql`update notice_channel as channel set
      next_at = coalesce(move.next_at, channel.next_at),
      picks_until = case when channel.picks_until is null then null
        else greatest(channel.picks_until, coalesce(move.picks, channel.picks_until)) end,
      results_until = case when channel.results_until is null then null
        else greatest(channel.results_until, coalesce(move.results, channel.results_until)) end
    from unnest(${list(
      moves.map((move) => move.accountId),
      'int',
    )}, ${list(
      moves.map((move) => move.nextAt),
      'timestamptz',
    )},
      ${list(
        moves.map((move) => move.notified?.picks ?? null),
        'timestamptz',
      )},
      ${list(
        moves.map((move) => move.notified?.results ?? null),
        'timestamptz',
      )}) as move (account_id, next_at, picks, results)
    where channel.account_id = move.account_id and channel.channel = ${channel}`);
}
