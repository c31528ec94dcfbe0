import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, count, desc, eq, ilike, inArray, type SQL, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { account } from '../tables/account.ts';
import { memberNote } from '../tables/member-note.ts';
import { operator } from '../tables/operator.ts';
import { subscription } from '../tables/subscription.ts';
import type { AccountRow } from './account.ts';
import { likeAnywhere } from './like-anywhere.ts';

/** What members are looked for by: a name's part, or exactly an address or an id. */
export type MemberSearch =
  | { readonly by: 'uuid' | 'email' | 'name'; readonly value: string }
  | { readonly by: 'all' };

type MemberFilter = {
  readonly brand: string;
  readonly search: MemberSearch;
  readonly states: readonly AccountRow['status'][];
};

/** A page of a brand's members with the plan that runs, the newest first. */
export async function listMembers(
  db: Queryable,
  filter: MemberFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const where = and(
    eq(account.brand, filter.brand),
    inArray(account.status, [...filter.states]),
    searchClause(filter.search),
  );
  const rows = await db
    .select({ account, plan: subscription })
    .from(account)
    .leftJoin(subscription, and(eq(subscription.accountId, account.id), eq(subscription.status, 'active')))
    .where(where)
    .orderBy(desc(account.createdAt), desc(account.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ total: count() }).from(account).where(where);
  return { rows, total: all?.total ?? 0 };
}

function searchClause(search: MemberSearch): SQL | undefined {
  switch (search.by) {
    case 'all':
      return undefined;
    case 'uuid':
      return eq(account.uuid, search.value);
    case 'email':
      return eq(account.email, search.value);
    case 'name':
      return ilike(account.nickName, likeAnywhere(search.value));
  }
}

/** One member of a brand by their public id, or null. */
export async function findMember(
  db: Queryable,
  options: { readonly brand: string; readonly uuid: string },
): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.brand, options.brand), eq(account.uuid, options.uuid)));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockMember(
  tx: Transaction,
  options: { readonly brand: string; readonly uuid: string },
): Promise<AccountRow | null> {
  const [row] = await tx
    .select()
    .from(account)
    .where(and(eq(account.brand, options.brand), eq(account.uuid, options.uuid)))
    .for('update');
  return row ?? null;
}

export async function insertMemberNote(db: Queryable, row: typeof memberNote.$inferSelect): Promise<void> {
  await db.insert(memberNote).values(row);
}

/** The newest notes about a member, each with its writer's address. */
export function listMemberNotes(db: Queryable, accountId: number, limit: number) {
  return db
    .select({
      id: memberNote.id,
      text: memberNote.text,
      writtenAt: memberNote.writtenAt,
      writtenBy: operator.email,
    })
    .from(memberNote)
    .innerJoin(operator, eq(operator.id, memberNote.writtenBy))
    .where(eq(memberNote.accountId, accountId))
    .orderBy(desc(memberNote.writtenAt), desc(memberNote.id))
    .limit(limit);
}

const grantedAloneRow = z.object({
  days: z.number(),
});

/** How many days operators gave a member since an instant without asking anybody, by the log of what they did. */
export async function sumGrantedAlone(
  db: Queryable,
  options: { readonly uuid: string; readonly since: Date },
): Promise<number> {
  const rows = await selectRows(
    db,
    grantedAloneRow,
    sql`
    select coalesce(sum((detail ->> 'days')::int), 0)::int as days from audit
    where subject_kind = 'account' and subject_id = ${options.uuid} and action = 'subscription.grant'
      and actor_kind = 'operator' and at >= ${options.since}`,
  );
  return rows[0]?.days ?? 0;
}
