import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, asc, eq, inArray, sql } from '../drizzle.ts';
import { instantText } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { outbox } from '../tables/outbox.ts';

type OutboxCount = {
  readonly queued: number;
  /** Of them, those whose time has come. */
  readonly due: number;
  readonly failed: number;
  readonly oldestDueAt: Date | null;
};

const outboxRow = z.object({
  queued: z.number(),
  due: z.number(),
  failed: z.number(),
  oldest: instantText.nullable(),
});

/** What lies in the outbox of all brands at an instant. */
export async function countOutbox(db: Queryable, now: Date): Promise<OutboxCount> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await selectRows(
    db,
    outboxRow,
    sql`
    select count(*) filter (where status = 'queued')::int as queued,
      count(*) filter (where status = 'queued' and next_attempt_at <= ${at})::int as due,
      count(*) filter (where status = 'failed')::int as failed,
      min(next_attempt_at) filter (where status = 'queued' and next_attempt_at <= ${at}) as oldest
    from outbox where status in ('queued', 'failed')`,
  );
  const [row] = rows;
  const oldestDueAt = row?.oldest ? new Date(row.oldest) : null;
  return { queued: row?.queued ?? 0, due: row?.due ?? 0, failed: row?.failed ?? 0, oldestDueAt };
}

type MailTrouble = {
  /** Given up since an instant. */
  readonly failed: number;
  /** Failed at least twice and wait for their next try, while none has been sent since the first of them was written. */
  readonly waiting: number;
  /** What the mail server said to the newest of them; null where there are none. */
  readonly error: string | null;
};

const mailTroubleRow = z.object({
  failed: z.number(),
  waiting: z.number(),
  error: z.string().nullable(),
});

/** What the mail server did not take. An e-mail is no longer tried at the instant up to which its last try had it. */
export async function findMailTrouble(db: Queryable, since: Date): Promise<MailTrouble> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const rows = await selectRows(
    db,
    mailTroubleRow,
    sql`
    with sent as (select max(sent_at) as at from outbox where status = 'sent'),
      stuck as (select outbox.* from outbox, sent where (status = 'failed' and next_attempt_at >= ${from})
        or (status = 'queued' and last_error is not null and attempts > 1 and (sent.at is null or sent.at < created_at)))
    select (select count(*)::int from stuck where status = 'failed') as failed,
      (select count(*)::int from stuck where status = 'queued') as waiting,
      (select last_error from stuck order by next_attempt_at desc, id desc limit 1) as error`,
  );
  return rows[0] ?? { failed: 0, waiting: 0, error: null };
}

/** E-mails of some brands that were given up, or that failed at least once and wait; the oldest first. Their words are left out. */
export async function listStuckEmails(
  db: Queryable,
  options: {
    readonly brands: readonly string[];
    /** Left out: whether they wait or were given up. */
    readonly status: 'queued' | 'failed' | undefined;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const stuck = and(
    inArray(outbox.brand, [...options.brands]),
    sql`(${outbox.status} = 'failed' or (${outbox.status} = 'queued' and ${outbox.lastError} is not null))`,
    options.status === undefined ? undefined : eq(outbox.status, options.status),
  );
  const items = await db
    .select({
      id: outbox.id,
      brand: outbox.brand,
      recipient: outbox.recipient,
      template: outbox.template,
      status: outbox.status,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
      nextAttemptAt: outbox.nextAttemptAt,
    })
    .from(outbox)
    .where(stuck)
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(options.limit)
    .offset(options.offset);
  return { items, total: await db.$count(outbox, stuck) };
}

/** Puts an e-mail that was given up into the queue for this instant, with all its tries. Answers what it is; null where it is none. */
export async function requeueEmail(
  db: Queryable,
  options: { readonly id: string; readonly brands: readonly string[]; readonly now: Date },
): Promise<{ readonly brand: string; readonly template: string } | null> {
  const [row] = await db
    .update(outbox)
    .set({ status: 'queued', attempts: 0, nextAttemptAt: options.now })
    .where(
      and(eq(outbox.id, options.id), inArray(outbox.brand, [...options.brands]), eq(outbox.status, 'failed')),
    )
    .returning({ brand: outbox.brand, template: outbox.template });
  return row ?? null;
}
