import type { Queryable } from '../client.ts';
import { and, eq, gt, lt, sql } from '../drizzle.ts';
import { throttle } from '../tables/throttle.ts';

export type AttemptRule = {
  /** Attempts that are free; the last of them begins the first wait. */
  readonly free: number;
  /** How long without an attempt until all is forgotten. */
  readonly forgetS: number;
  /** The first wait; each further attempt doubles it. */
  readonly firstWaitS: number;
  readonly longestWaitS: number;
};

/**
 * Counts an attempt before it is made, so that a hundred at once cannot all be free. Answers null where it may go on, else the
 * instant until which attempts are refused. One statement decides: while a wait runs it changes nothing.
 */
export async function takeAttempt(
  db: Queryable,
  options: { readonly key: string; readonly now: Date; readonly rule: AttemptRule },
): Promise<Date | null> {
  const { key, now, rule } = options;
  const at = sql`${now.toISOString()}::timestamptz`;
  const attempts = sql`(case when throttle.forget_at <= ${at} then 0 else throttle.attempts end + 1)`;
  const waitS = (count: unknown) => sql`case when ${count} < ${rule.free} then null
    else least(${rule.longestWaitS}::float8, ${rule.firstWaitS}::float8 * power(2, least(${count} - ${rule.free}, 30))) end`;
  const until = (count: unknown) => sql`${at} + make_interval(secs => ${waitS(count)})`;
  const forgetAt = (count: unknown) =>
    sql`coalesce(${until(count)}, ${at}) + make_interval(secs => ${rule.forgetS})`;
  const taken = await db.execute(sql`
    insert into throttle (key, attempts, blocked_until, forget_at)
    values (${key}, 1, ${until(sql`1`)}, ${forgetAt(sql`1`)})
    on conflict (key) do update set attempts = ${attempts}, blocked_until = ${until(attempts)},
      forget_at = ${forgetAt(attempts)}
    where throttle.blocked_until is null or throttle.blocked_until <= ${at}
    returning key`);
  if (taken.rows.length > 0) return null;
  const [row] = await db.select().from(throttle).where(eq(throttle.key, key));
  return row?.blockedUntil ?? null;
}

export type WindowRule = { readonly points: number; readonly windowS: number };

/**
 * Takes one of so many points a stretch of time, which begins with the first of them. Answers null where there was one left,
 * else the instant from which there are new ones. Of any number at once no more get through.
 */
export async function takePoint(
  db: Queryable,
  options: { readonly key: string; readonly now: Date; readonly rule: WindowRule },
): Promise<Date | null> {
  const { key, now, rule } = options;
  const at = sql`${now.toISOString()}::timestamptz`;
  const endsAt = new Date(now.getTime() + rule.windowS * 1000);
  const isOver = sql`throttle.forget_at <= ${at}`;
  const taken = await db.execute(sql`
    insert into throttle (key, attempts, blocked_until, forget_at) values (${key}, 1, null, ${endsAt})
    on conflict (key) do update set
      attempts = case when ${isOver} then 1 else throttle.attempts + 1 end,
      forget_at = case when ${isOver} then excluded.forget_at else throttle.forget_at end
    where ${isOver} or throttle.attempts < ${rule.points}
    returning key`);
  if (taken.rows.length > 0) return null;
  const [row] = await db.select().from(throttle).where(eq(throttle.key, key));
  return row?.forgetAt ?? null;
}

/** Remembers a key until an instant. */
export async function rememberKey(db: Queryable, key: string, until: Date): Promise<void> {
  await db
    .insert(throttle)
    .values({ key, attempts: 0, blockedUntil: null, forgetAt: until })
    .onConflictDoUpdate({ target: throttle.key, set: { forgetAt: until } });
}

/** Whether a key is remembered. */
export async function isRemembered(db: Queryable, key: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ key: throttle.key })
    .from(throttle)
    .where(and(eq(throttle.key, key), gt(throttle.forgetAt, now)));
  return row !== undefined;
}

/** Takes one counted attempt back, and the wait that it began. */
export async function returnAttempt(
  db: Queryable,
  { key, free }: { readonly key: string; readonly free: number },
): Promise<void> {
  const left = sql`greatest(${throttle.attempts} - 1, 0)`;
  await db
    .update(throttle)
    .set({
      attempts: left,
      blockedUntil: sql`case when ${left} < ${free} then null else ${throttle.blockedUntil} end`,
    })
    .where(eq(throttle.key, key));
}

export async function deleteThrottle(db: Queryable, key: string): Promise<void> {
  await db.delete(throttle).where(eq(throttle.key, key));
}

export async function deleteThrottlesBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(throttle).where(lt(throttle.forgetAt, before));
}
