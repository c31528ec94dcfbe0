import { z } from 'zod';
import type { DeliveryStatus } from '#terms/deliveries.ts';
import { LOCALES } from '#terms/locales.ts';
import { WEBHOOK_EVENTS } from '#terms/webhooks.ts';
import type { Queryable } from '../client.ts';
import { type SQL, sql } from '../drizzle.ts';
import { gameStartAt } from './game-start-at.ts';
import { textArray, uuidArray } from './text-array.ts';

/** What decides who may hear of picks and orders. */
export type WebhookHearers = {
  readonly now: Date;
  readonly sources: readonly string[];
  /** Brands in stats-only mode, whose readers hear nothing of bets. */
  readonly closedBrands: readonly string[];
  /** Roles that may see orders, and those that may see picks. */
  readonly orderRoles: readonly string[];
  readonly pickRoles: readonly string[];
  /** Which role is notified of which kind of alert, as `kind:role`. */
  readonly alertDuties: readonly string[];
};

/**
 * Whether the owner of an address may hear of an event now: of an order its member and the operators of its brand who see orders; of a
 * pick a member in good standing with a running plan, on no break and on none when it happened, and operators who see picks; of an alert the
 * operators of its brand whose duty it is.
 */
function mayHear(hearers: WebhookHearers): SQL {
  const { now, sources, closedBrands, orderRoles, pickRoles, alertDuties } = hearers;
  return sql`case
    when event.alert_id is not null then operator.status = 'active'
      and alert.kind || ':' || operator.role = any(${textArray(alertDuties)})
      and (alert.brand is null or alert.brand = any(operator.brands))
    when event.order_id is not null and endpoint.account_id is not null then
      account.status <> 'deleted' and bought.account_id = account.id
    when event.order_id is not null then
      operator.status = 'active' and operator.role = any(${textArray(orderRoles)}) and bought.brand = any(operator.brands)
    when not pick.source = any(${textArray(sources)})
      or exists (select 1 from pick_withdrawal where pick_withdrawal.pick_id = pick.id) then false
    when endpoint.account_id is not null then
      account.status = 'active' and not account.stats_only and account.brand <> all(${textArray(closedBrands)})
      and (account.break_until is null or account.break_until <= event.at)
      and exists (select 1 from subscription as plan where plan.account_id = account.id and plan.status = 'active'
        and plan.start_at <= ${now} and ${now} <= plan.end_at)
    else operator.status = 'active' and operator.role = any(${textArray(pickRoles)}) end`;
}

const ABOUT = sql`left join account on account.id = endpoint.account_id
    left join operator on operator.id = endpoint.operator_id
    left join pick on pick.id = event.pick_id
    left join operator_alert as alert on alert.id = event.alert_id
    left join member_order as bought on bought.id = event.order_id`;

/** Of which kinds of alerts alone something is done; everything where left out. */
type AlertScope = { readonly alertKinds: readonly string[] | undefined };

function isInScope({ alertKinds }: AlertScope, eventId: SQL): SQL {
  if (alertKinds === undefined) return sql`true`;
  return sql`${eventId} in (select webhook_event.id from webhook_event
    join operator_alert on operator_alert.id = webhook_event.alert_id where operator_alert.kind = any(${textArray(alertKinds)}))`;
}

/**
 * Looks whose programs are notified of the next events, and puts one delivery for each event and address into the queue. Answers how many events
 * it looked at. Event and deliveries are one statement, and no two deliveries are of the same event and address. An address for which
 * `maxWaiting` deliveries wait already gets no more: what would be too many stands in its log as dropped, with the reason.
 */
export async function spreadWebhookEvents(
  db: Queryable,
  options: WebhookHearers & AlertScope & { readonly limit: number; readonly maxWaiting: number },
): Promise<number> {
  const { now, limit, maxWaiting } = options;
  const { rows } = await db.execute(sql`
    with due as (
      select * from webhook_event where spread_at is null and ${isInScope(options, sql`webhook_event.id`)} order by at, id limit ${limit} for update skip locked),
    told as (
      insert into webhook_delivery (event_id, endpoint_id, status, attempts, next_attempt_at, created_at, last_error)
      select event.id, endpoint.id, case when waiting.is_full then 'dropped' else 'queued' end, 0, ${now}, ${now},
        case when waiting.is_full then 'too many deliveries were waiting' end
      from due as event
      join webhook_endpoint as endpoint on event.kind = any(endpoint.events)
        and endpoint.disabled_at is null and endpoint.created_at <= event.at
      ${ABOUT}
      cross join lateral (select count(*) >= ${maxWaiting} as is_full from webhook_delivery as waits
        where waits.endpoint_id = endpoint.id and waits.status = 'queued') as waiting
      where ${mayHear(options)}
      on conflict do nothing)
    update webhook_event set spread_at = ${now} from due where webhook_event.id = due.id returning webhook_event.id`);
  return rows.length;
}

const names = z.array(z.object({ id: z.string() }));

/**
 * Takes deliveries that are due, for as long as it takes to send them: a worker that dies leaves them to the next. Every address has its
 * turn before any has its second, and none has more than a few at once, so that a slow one holds up no other.
 */
export async function leaseWebhookDeliveries(
  db: Queryable,
  options: AlertScope & {
    readonly now: Date;
    readonly leaseUntil: Date;
    readonly limit: number;
    readonly limitPerAddress: number;
  },
): Promise<string[]> {
  const { now, leaseUntil, limit, limitPerAddress } = options;
  const { rows } = await db.execute(sql`
    update webhook_delivery set attempts = attempts + 1, next_attempt_at = ${leaseUntil}
    where status = 'queued' and id in (select turn.id from (
        select id, next_attempt_at, row_number() over (partition by endpoint_id order by next_attempt_at, id) as place
        from webhook_delivery where status = 'queued' and next_attempt_at <= ${now}
          and ${isInScope(options, sql`event_id`)}) as turn
      where turn.place <= ${limitPerAddress} order by turn.place, turn.next_attempt_at, turn.id limit ${limit})
    returning id`);
  return names.parse(rows).map(({ id }) => id);
}

const dueSchema = z.object({
  id: z.string(),
  attempts: z.int(),
  kind: z.enum(WEBHOOK_EVENTS),
  at: z.coerce.date(),
  endpointId: z.string(),
  url: z.string(),
  secret: z.string(),
  failingSince: z.coerce.date().nullable(),
  /** Whether its owner may hear of it at this moment, and whether the address is in use. */
  isWanted: z.boolean(),
  accountId: z.int().nullable(),
  brand: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(LOCALES),
  pickId: z.string().nullable(),
  gameId: z.string().nullable(),
  league: z.string().nullable(),
  startAt: z.coerce.date().nullable(),
  orderId: z.string().nullable(),
  orderNo: z.string().nullable(),
  orderBrand: z.string().nullable(),
  alertId: z.string().nullable(),
  alertKind: z.string().nullable(),
  severity: z.string().nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
  path: z.string().nullable(),
});
export type DueWebhook = z.infer<typeof dueSchema>;

/** What has to be known of some deliveries just before they are sent. */
export async function listDueWebhooks(
  db: Queryable,
  { ids, ...hearers }: WebhookHearers & { readonly ids: readonly string[] },
): Promise<DueWebhook[]> {
  const { rows } = await db.execute(sql`
    select delivery.id, delivery.attempts, event.kind, event.at, endpoint.id as "endpointId", endpoint.url, endpoint.secret,
      endpoint.failing_since as "failingSince",
      coalesce(endpoint.disabled_at is null and event.kind = any(endpoint.events) and ${mayHear(hearers)}, false) as "isWanted",
      endpoint.account_id as "accountId", coalesce(endpoint.brand, operator.brands[1], '') as brand,
      coalesce(account.email, operator.email) as email, coalesce(account.nick_name, operator.email) as name,
      coalesce(account.locale, operator.locale, 'en') as locale,
      pick.id as "pickId", game.id as "gameId", game.league_id as league,
      case when game.id is not null then ${gameStartAt(hearers.now)} end as "startAt",
      bought.id as "orderId", bought.order_no as "orderNo", bought.brand as "orderBrand",
      alert.id as "alertId", alert.kind as "alertKind", alert.severity, alert.facts, alert.path
    from webhook_delivery as delivery
    join webhook_event as event on event.id = delivery.event_id
    join webhook_endpoint as endpoint on endpoint.id = delivery.endpoint_id
    ${ABOUT}
    left join game on game.id = pick.game_id
    where delivery.id = any(${uuidArray(ids)}) and delivery.status = 'queued'
    order by event.at, delivery.id`);
  return z.array(dueSchema).parse(rows);
}

/** What became of a delivery. */
export type WebhookOutcome = {
  readonly status: DeliveryStatus;
  /** When a queued one is tried again. */
  readonly nextAttemptAt?: Date;
  readonly answerStatus?: number;
  readonly lastError?: string;
};

export async function markWebhook(
  db: Queryable,
  id: string,
  { outcome, now }: { readonly outcome: WebhookOutcome; readonly now: Date },
): Promise<void> {
  const { status, nextAttemptAt = now, answerStatus = null, lastError = null } = outcome;
  await db.execute(sql`update webhook_delivery set status = ${status}, next_attempt_at = ${nextAttemptAt},
      last_attempt_at = case when ${status} = 'dropped' then last_attempt_at else ${now} end,
      answer_status = ${answerStatus}, last_error = ${lastError}
    where id = ${id} and status = 'queued'`);
}

/** Notes that an address has answered well. */
export async function noteWebhookSuccess(db: Queryable, id: string): Promise<void> {
  await db.execute(
    sql`update webhook_endpoint set failing_since = null where id = ${id} and failing_since is not null`,
  );
}

/**
 * Notes since when an address has failed, and lets what else waits for it wait until `until`. Several attempts may fail at once: each takes the address
 * before its deliveries, or two would lock the same deliveries in different orders and stand in each other's way for good.
 */
export async function noteWebhookFailure(
  db: Queryable,
  id: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<void> {
  await db.execute(sql`
    with failing as (
      update webhook_endpoint set failing_since = coalesce(failing_since, ${since}) where id = ${id} returning id)
    update webhook_delivery set next_attempt_at = ${until} from failing
    where endpoint_id = failing.id and status = 'queued' and next_attempt_at < ${until}`);
}

/** Ends an address, and what waits for it; false where it has ended already. */
export async function disableWebhook(
  db: Queryable,
  id: string,
  { now, lastError }: { readonly now: Date; readonly lastError: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with ended as (update webhook_endpoint set disabled_at = ${now} where id = ${id} and disabled_at is null returning id),
    dropped as (update webhook_delivery set status = 'failed', last_error = ${lastError}
      where endpoint_id in (select id from ended) and status = 'queued')
    select id from ended`);
  return rows.length > 0;
}

/** Removes what is over: events with everything that was sent of them. */
export async function deleteWebhookEventsBefore(db: Queryable, before: Date): Promise<void> {
  await db.execute(sql`delete from webhook_event where at < ${before}`);
}
