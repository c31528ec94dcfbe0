import type { Queryable } from '../client.ts';
import { and, eq, gt, isNull, lt } from '../drizzle.ts';
import { mailToken } from '../tables/mail-token.ts';

export type MailTokenRow = typeof mailToken.$inferSelect;

export async function insertMailToken(db: Queryable, row: MailTokenRow): Promise<void> {
  await db.insert(mailToken).values(row);
}

type Wanted = Pick<MailTokenRow, 'tokenHash' | 'brand' | 'purpose'> & { readonly now: Date };

/** Uses a living token up and answers what it stands for; null for any other. Of two uses at once one gets null. */
export async function takeMailToken(db: Queryable, options: Wanted): Promise<MailTokenRow | null> {
  const [row] = await db
    .update(mailToken)
    .set({ usedAt: options.now })
    .where(
      and(
        eq(mailToken.tokenHash, options.tokenHash),
        eq(mailToken.brand, options.brand),
        eq(mailToken.purpose, options.purpose),
        isNull(mailToken.usedAt),
        gt(mailToken.expiresAt, options.now),
      ),
    )
    .returning();
  return row ?? null;
}

/** Uses up whatever tokens an account still has, of one purpose or of all. */
export async function voidMailTokens(
  db: Queryable,
  options: { readonly accountId: number; readonly purpose?: MailTokenRow['purpose']; readonly now: Date },
): Promise<void> {
  const purpose = options.purpose === undefined ? undefined : eq(mailToken.purpose, options.purpose);
  await db
    .update(mailToken)
    .set({ usedAt: options.now })
    .where(and(eq(mailToken.accountId, options.accountId), purpose, isNull(mailToken.usedAt)));
}

export async function deleteMailTokensBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(mailToken).where(lt(mailToken.expiresAt, before));
}
