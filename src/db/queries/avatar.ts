import type { Queryable } from '../client.ts';
import { eq } from '../drizzle.ts';
import { avatar } from '../tables/avatar.ts';

type AvatarRow = typeof avatar.$inferSelect;

export async function insertAvatar(db: Queryable, row: AvatarRow): Promise<void> {
  await db.insert(avatar).values(row);
}

export async function findAvatar(db: Queryable, path: string): Promise<AvatarRow | null> {
  const [row] = await db.select().from(avatar).where(eq(avatar.path, path));
  return row ?? null;
}

export async function deleteAvatars(db: Queryable, accountId: number): Promise<void> {
  await db.delete(avatar).where(eq(avatar.accountId, accountId));
}
