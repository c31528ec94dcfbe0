import { z } from 'zod';
import type { DeliveryStatus } from '#terms/deliveries.ts';
import { LOCALES } from '#terms/locales.ts';
import { PUSH_KINDS } from '#terms/push-kinds.ts';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { gameStartAt } from './game-start-at.ts';
import { pickOpensAt } from './pick-opens-at.ts';
import { textArray, uuidArray } from './text-array.ts';

/** Writes down that the games of open picks have begun: no one reports it, only time passes. */
export async function insertStartedEvents(
  db: Queryable,
  options: { readonly after: Date; readonly now: Date },
): Promise<void> {
  await db.execute(sql`insert into push_event (kind, subject, pick_id, at)
    select 'started', pick.id, pick.id, ${pickOpensAt} from pick_pending join pick on pick.id = pick_pending.pick_id
    where pick.origin = 'live' and ${pickOpensAt} > ${options.after} and ${pickOpensAt} <= ${options.now}
    on conflict do nothing`);
}

/**
 * Looks who wants to hear of the next events, and puts one delivery for each event and device into the queue: of members whose plan
 * runs, who are on no break and were on none when it happened, who follow what it is about, on devices that were allowed before.
 * Answers how many events it looked at. Event and deliveries are one statement, and no two deliveries are of the same event and device.
 */
export async function spreadPushEvents(
  db: Queryable,
  options: {
    readonly now: Date;
    readonly serverKey: string;
    readonly sources: readonly string[];
    /** Brands whose readers are shown nothing about bets. */
    readonly closedBrands: readonly string[];
    readonly limit: number;
  },
): Promise<number> {
  const { now, serverKey, sources, closedBrands, limit } = options;
  const isFollowed = sql`coalesce(notice.scope, 'favourites') = 'all' or exists (
    select 1 from favourite where favourite.account_id = account.id and favourite.target in
      (game.league_id, game.home_team_id::text, game.away_team_id::text, game.id::text))`;
  const { rows } = await db.execute(sql`
    with due as (
      select * from push_event where spread_at is null order by at, id limit ${limit} for update skip locked),
    told as (
      insert into push_delivery (event_id, subscription_id, status, attempts, next_attempt_at, expires_at)
      select due.id, device.id, 'queued', 0, ${now}, news.until
      from due
      left join pick on pick.id = due.pick_id
      left join game on game.id = pick.game_id
      cross join lateral (select case due.kind when 'new_pick' then ${gameStartAt(now)} when 'price_gone' then ${gameStartAt(now)}
        when 'started' then due.at + interval '30 minutes' else due.at + interval '24 hours' end as until) as news
      join push_setting as setting on due.kind = any(setting.kinds)
        and (due.account_id is null or due.account_id = setting.account_id)
      join push_subscription as device on device.account_id = setting.account_id
        and device.server_key = ${serverKey} and device.created_at <= due.at
      join session on session.id = device.session_id and session.revoked_at is null and session.expires_at > ${now}
      join account on account.id = device.account_id
      left join notice_setting as notice on notice.account_id = account.id
      where news.until > ${now} and account.status = 'active' and not account.stats_only
        and account.brand <> all(${textArray(closedBrands)})
        and (account.break_until is null or account.break_until <= due.at)
        and exists (select 1 from subscription as plan where plan.account_id = account.id and plan.status = 'active'
          and plan.start_at <= ${now} and ${now} <= plan.end_at)
        and (due.pick_id is null or (pick.source = any(${textArray(sources)}) and (${isFollowed})
          and not exists (select 1 from pick_withdrawal where pick_withdrawal.pick_id = pick.id)))
      on conflict do nothing)
    update push_event set spread_at = ${now} from due where push_event.id = due.id returning push_event.id`);
  return rows.length;
}

const groupSchema = z.object({
  subscriptionId: z.string(),
  kind: z.enum(PUSH_KINDS),
  eventIds: z.array(z.string()),
  attempts: z.int(),
});
export type PushGroup = z.infer<typeof groupSchema>;

/**
 * Takes what is due for some devices: all of one kind for a device is one message. The next attempt is put off by the lease, so that
 * what a worker that dies held is sent again. The caller is the only sender.
 */
export async function leasePushGroups(
  db: Queryable,
  options: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<PushGroup[]> {
  const { now, leaseUntil, limit } = options;
  const { rows } = await db.execute(sql`
    with waiting as (
      select subscription_id, kind from push_delivery join push_event on push_event.id = event_id
      where status = 'queued' and next_attempt_at <= ${now}
      group by subscription_id, kind order by min(next_attempt_at), subscription_id, kind limit ${limit}),
    taken as (
      update push_delivery as delivery set attempts = attempts + 1, next_attempt_at = ${leaseUntil}
      from push_event as event join waiting on waiting.kind = event.kind
      where delivery.event_id = event.id and delivery.subscription_id = waiting.subscription_id
        and delivery.status = 'queued' and delivery.next_attempt_at <= ${now}
      returning delivery.subscription_id, event.kind, event.id, delivery.attempts, event.at)
    select subscription_id as "subscriptionId", kind, array_agg(id order by at, id) as "eventIds", max(attempts)::int as attempts
    from taken group by subscription_id, kind`);
  return z.array(groupSchema).parse(rows);
}

const names = z.record(z.string(), z.string());
const dueSchema = z.object({
  subscriptionId: z.string(),
  eventId: z.string(),
  at: z.coerce.date(),
  expiresAt: z.coerce.date(),
  days: z.int().nullable(),
  endpoint: z.string(),
  publicKey: z.string(),
  authSecret: z.string(),
  brand: z.string(),
  locale: z.enum(LOCALES),
  timeZone: z.string().nullable(),
  quietFrom: z.int().nullable(),
  quietUntil: z.int().nullable(),
  /** Whether the member may and wants to be notified of it at this moment. */
  isWanted: z.boolean(),
  gameId: z.string().nullable(),
  startAt: z.coerce.date().nullable(),
  homeNames: names.nullable(),
  awayNames: names.nullable(),
});
export type DuePush = z.infer<typeof dueSchema>;

/** What has to be known of some deliveries just before they are sent. */
export async function listDuePushes(
  db: Queryable,
  options: {
    readonly subscriptionIds: readonly string[];
    readonly eventIds: readonly string[];
    readonly now: Date;
  },
): Promise<DuePush[]> {
  const { subscriptionIds, eventIds, now } = options;
  const { rows } = await db.execute(sql`
    select device.id as "subscriptionId", event.id as "eventId", event.at, delivery.expires_at as "expiresAt", event.days,
      device.endpoint, device.public_key as "publicKey", device.auth_secret as "authSecret", account.brand, account.locale,
      account.time_zone as "timeZone", notice.quiet_from as "quietFrom", notice.quiet_until as "quietUntil",
      account.status = 'active' and not account.stats_only and event.kind = any(setting.kinds)
        and (account.break_until is null or account.break_until <= event.at)
        and session.revoked_at is null and session.expires_at > ${now}
        and exists (select 1 from subscription as plan where plan.account_id = account.id and plan.status = 'active'
          and plan.start_at <= ${now} and ${now} <= plan.end_at)
        and not exists (select 1 from pick_withdrawal where pick_withdrawal.pick_id = pick.id) as "isWanted",
      pick.game_id as "gameId", case when game.id is not null then ${gameStartAt(now)} end as "startAt",
      home.names as "homeNames", away.names as "awayNames"
    from push_delivery as delivery
    join push_event as event on event.id = delivery.event_id
    join push_subscription as device on device.id = delivery.subscription_id
    join session on session.id = device.session_id
    join account on account.id = device.account_id
    join push_setting as setting on setting.account_id = account.id
    left join notice_setting as notice on notice.account_id = account.id
    left join pick on pick.id = event.pick_id
    left join game on game.id = pick.game_id
    left join team as home on home.id = game.home_team_id
    left join team as away on away.id = game.away_team_id
    where delivery.subscription_id = any(${uuidArray(subscriptionIds)}) and event.id = any(${uuidArray(eventIds)})
      and delivery.status = 'queued'
    order by event.at, event.id`);
  return z.array(dueSchema).parse(rows);
}

/** What became of some deliveries to one device. */
export type PushOutcome = {
  readonly subscriptionId: string;
  readonly eventIds: readonly string[];
  readonly status: DeliveryStatus;
  /** When a queued one is tried again. */
  readonly nextAttemptAt?: Date;
  /** True where the attempt was none, as in quiet hours. */
  readonly isFree?: boolean;
  readonly lastError?: string;
};

export async function markPushes(db: Queryable, outcome: PushOutcome, now: Date): Promise<void> {
  const { subscriptionId, eventIds, status, nextAttemptAt = now, isFree = false, lastError = null } = outcome;
  await db.execute(sql`update push_delivery set status = ${status}, next_attempt_at = ${nextAttemptAt},
      sent_at = ${status === 'sent' ? now : null}, last_error = ${lastError},
      attempts = greatest(0, attempts - ${isFree ? 1 : 0}::int)
    where subscription_id = ${subscriptionId} and event_id = any(${uuidArray(eventIds)}) and status = 'queued'`);
}

/** Removes what is over: events with everything that was sent of them. */
export async function deletePushEventsBefore(db: Queryable, before: Date): Promise<void> {
  await db.execute(sql`delete from push_event where at < ${before}`);
}
