import { oncePerRequest } from '#platform/once-per-request.ts';
import type { Queryable } from '../client.ts';
import { eq } from '../drizzle.ts';
import { appSetting } from '../tables/app-setting.ts';

const settingOnce = oncePerRequest<unknown>();

/** A setting of the whole installation, or null. Its shape is the caller's to check. */
export function findAppSetting(db: Queryable, key: string): Promise<unknown> {
  return settingOnce(db, key, () => readAppSetting(db, key));
}

async function readAppSetting(db: Queryable, key: string): Promise<unknown> {
  const [row] = await db.select().from(appSetting).where(eq(appSetting.key, key));
  return row?.value ?? null;
}

export async function putAppSetting(
  db: Queryable,
  key: string,
  value: unknown,
  updatedAt: Date,
): Promise<void> {
  await db
    .insert(appSetting)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: appSetting.key, set: { value, updatedAt } });
}

/** Sets what is not set yet, and answers what holds then: of many who ask at once all get the same. */
export async function ensureAppSetting(
  db: Queryable,
  key: string,
  value: unknown,
  updatedAt: Date,
): Promise<unknown> {
  // A statement that adds no row still notifies everything that computes from settings.
  const known = await readAppSetting(db, key);
  if (known !== null) return known;
  await db.insert(appSetting).values({ key, value, updatedAt }).onConflictDoNothing();
  return readAppSetting(db, key);
}
