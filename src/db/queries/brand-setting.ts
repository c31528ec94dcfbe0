import type { Queryable, Transaction } from '../client.ts';
import { and, eq, inArray, sql } from '../drizzle.ts';
import { brandSetting } from '../tables/brand-setting.ts';

export type BrandSettingRow = typeof brandSetting.$inferSelect;

/** The named settings of a brand, as far as they are set. */
export function listBrandSettings(
  db: Queryable,
  options: { readonly brand: string; readonly keys: readonly string[] },
): Promise<BrandSettingRow[]> {
  return db
    .select()
    .from(brandSetting)
    .where(and(eq(brandSetting.brand, options.brand), inArray(brandSetting.key, [...options.keys])))
    .limit(options.keys.length);
}

/** Lets one operator at a time change the settings of a brand, since some are bounds of others. */
export async function holdBrandSettings(tx: Transaction, brand: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`settings ${brand}`}))`);
}

/** Sets one setting of a brand, whatever it was before. */
export async function upsertBrandSetting(
  db: Queryable,
  row: Omit<BrandSettingRow, 'version'>,
): Promise<void> {
  await db
    .insert(brandSetting)
    .values(row)
    .onConflictDoUpdate({
      target: [brandSetting.brand, brandSetting.key],
      set: { value: row.value, updatedAt: row.updatedAt, version: sql`${brandSetting.version} + 1` },
    });
}
