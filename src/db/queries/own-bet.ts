import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { and, desc, eq, sql } from '../drizzle.ts';
import { column, selectRows } from '../select-rows.ts';
import { ownBet } from '../tables/own-bet.ts';
import { ownBetImport } from '../tables/own-bet-import.ts';
import { ownBetMapping } from '../tables/own-bet-mapping.ts';
import { insertJsonRows } from './json-rows.ts';

export type OwnBetRow = typeof ownBet.$inferSelect;
type OwnBetImportRow = typeof ownBetImport.$inferSelect;

type Mine = { readonly accountId: number; readonly id: string };

const isMine = ({ accountId, id }: Mine) => and(eq(ownBet.accountId, accountId), eq(ownBet.id, id));

/** All bets of a member, the newest first. */
export function listOwnBets(db: Queryable, accountId: number): Promise<OwnBetRow[]> {
  return db
    .select()
    .from(ownBet)
    .where(eq(ownBet.accountId, accountId))
    .orderBy(desc(ownBet.placedAt), ownBet.id);
}

export async function findOwnBet(db: Queryable, mine: Mine): Promise<OwnBetRow | null> {
  const [row] = await db.select().from(ownBet).where(isMine(mine));
  return row ?? null;
}

export async function countOwnBets(db: Queryable, accountId: number): Promise<number> {
  return db.$count(ownBet, eq(ownBet.accountId, accountId));
}

const ownBetRow = z.object({
  is_new: z.boolean(),
});

/**
 * Adds the bets that are not there yet. One that is known and open, and now comes with what it paid back, gets that, and nothing else of it
 * changes. Answers how many were added and how many learnt their outcome.
 */
export async function insertOwnBets(
  tx: Transaction,
  rows: readonly OwnBetRow[],
): Promise<{ readonly added: number; readonly updated: number }> {
  if (rows.length === 0) return { added: 0, updated: 0 };
  const done = await selectRows(
    tx,
    ownBetRow,
    sql`
    ${insertJsonRows(ownBet, rows)}
    on conflict (account_id, fingerprint, occurrence) do update set returned = excluded.returned
      where own_bet.returned is null and excluded.returned is not null
    returning (xmax = 0) as is_new`,
  );
  const added = done.filter(({ is_new: isNew }) => isNew).length;
  return { added, updated: done.length - added };
}

/** Says which pick a bet followed; null where it followed none. */
export async function updateOwnBetPick(db: Queryable, mine: Mine, pickId: string | null): Promise<boolean> {
  const changed = await db.update(ownBet).set({ pickId }).where(isMine(mine));
  return (changed.rowCount ?? 0) > 0;
}

export async function deleteOwnBet(db: Queryable, mine: Mine): Promise<boolean> {
  return ((await db.delete(ownBet).where(isMine(mine))).rowCount ?? 0) > 0;
}

/** An import with all bets that it has added. */
export async function deleteOwnBetImport(db: Queryable, { accountId, id }: Mine): Promise<boolean> {
  const found = and(eq(ownBetImport.accountId, accountId), eq(ownBetImport.id, id));
  return ((await db.delete(ownBetImport).where(found)).rowCount ?? 0) > 0;
}

/** Everything: bets, imports, and how the member's files are read. */
export async function deleteAllOwnBets(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(ownBet).where(eq(ownBet.accountId, accountId));
  await tx.delete(ownBetImport).where(eq(ownBetImport.accountId, accountId));
  await tx.delete(ownBetMapping).where(eq(ownBetMapping.accountId, accountId));
}

/** The imports of a member, the newest first, with how many bets of each are still there. */
export function listOwnBetImports(
  db: Queryable,
  options: { readonly accountId: number; readonly limit: number },
) {
  return db
    .select({
      id: ownBetImport.id,
      fileName: ownBetImport.fileName,
      rowsRead: ownBetImport.rowsRead,
      createdAt: ownBetImport.createdAt,
      bets: column(
        z.number(),
        sql`(select count(*)::int from own_bet where own_bet.import_id = own_bet_import.id)`,
      ),
    })
    .from(ownBetImport)
    .where(eq(ownBetImport.accountId, options.accountId))
    .orderBy(desc(ownBetImport.createdAt), ownBetImport.id)
    .limit(options.limit);
}

export async function findOwnBetImport(
  db: Queryable,
  options: { readonly accountId: number; readonly sha256: string },
): Promise<OwnBetImportRow | null> {
  const { accountId, sha256 } = options;
  const [row] = await db
    .select()
    .from(ownBetImport)
    .where(and(eq(ownBetImport.accountId, accountId), eq(ownBetImport.sha256, sha256)));
  return row ?? null;
}

export async function insertOwnBetImport(tx: Transaction, row: OwnBetImportRow): Promise<void> {
  await tx.insert(ownBetImport).values(row);
}

export async function findOwnBetMapping(
  db: Queryable,
  options: { readonly accountId: number; readonly headings: string },
): Promise<unknown> {
  const { accountId, headings } = options;
  const [row] = await db
    .select({ mapping: ownBetMapping.mapping })
    .from(ownBetMapping)
    .where(and(eq(ownBetMapping.accountId, accountId), eq(ownBetMapping.headings, headings)));
  return row?.mapping ?? null;
}

/** Remembers how a file is read, and forgets the ones that were used longest ago where there are too many. */
export async function putOwnBetMapping(
  tx: Transaction,
  row: typeof ownBetMapping.$inferInsert,
  limit: number,
): Promise<void> {
  const { mapping, updatedAt } = row;
  await tx
    .insert(ownBetMapping)
    .values(row)
    .onConflictDoUpdate({
      target: [ownBetMapping.accountId, ownBetMapping.headings],
      set: { mapping, updatedAt },
    });
  await tx.execute(sql`delete from own_bet_mapping where account_id = ${row.accountId} and headings not in (
    select headings from own_bet_mapping where account_id = ${row.accountId}
    order by updated_at desc, headings limit ${limit})`);
}
