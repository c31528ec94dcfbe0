import type { Queryable, Transaction } from '../client.ts';
import { and, asc, eq, like } from '../drizzle.ts';
import { messageOverride } from '../tables/message-override.ts';

export type MessageOverrideRow = typeof messageOverride.$inferSelect;
type Key = Pick<MessageOverrideRow, 'brand' | 'languageCode' | 'key'>;

const isOf = ({ brand, languageCode, key }: Key) =>
  and(
    eq(messageOverride.brand, brand),
    eq(messageOverride.languageCode, languageCode),
    eq(messageOverride.key, key),
  );

/** Everything that a brand says otherwise, in all languages. */
export function listMessageOverrides(db: Queryable, brand: string): Promise<MessageOverrideRow[]> {
  return db
    .select()
    .from(messageOverride)
    .where(eq(messageOverride.brand, brand))
    .orderBy(asc(messageOverride.key), asc(messageOverride.languageCode));
}

/** What a brand says otherwise in one language and one file, by key. */
export async function readFileOverrides(
  db: Queryable,
  options: {
    readonly brand: string;
    readonly languageCode: MessageOverrideRow['languageCode'];
    readonly file: string;
  },
): Promise<Record<string, string>> {
  const rows = await db
    .select({ key: messageOverride.key, text: messageOverride.text })
    .from(messageOverride)
    .where(
      and(
        eq(messageOverride.brand, options.brand),
        eq(messageOverride.languageCode, options.languageCode),
        like(messageOverride.key, `${options.file}.%`),
      ),
    );
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}

/** One override, held until the transaction ends. */
export async function lockMessageOverride(tx: Transaction, key: Key): Promise<MessageOverrideRow | null> {
  const [row] = await tx.select().from(messageOverride).where(isOf(key)).for('update');
  return row ?? null;
}

/** Adds an override; false where somebody else has added one in the meantime. */
export async function insertMessageOverride(tx: Transaction, row: MessageOverrideRow): Promise<boolean> {
  return (await tx.insert(messageOverride).values(row).onConflictDoNothing().returning()).length === 1;
}

export async function updateMessageOverride(
  tx: Transaction,
  key: Key,
  set: Partial<MessageOverrideRow>,
): Promise<void> {
  await tx.update(messageOverride).set(set).where(isOf(key));
}

export async function deleteMessageOverride(tx: Transaction, key: Key): Promise<void> {
  await tx.delete(messageOverride).where(isOf(key));
}
