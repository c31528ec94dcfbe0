import type { Queryable, Transaction } from '../client.ts';
import { and, desc, eq, inArray } from '../drizzle.ts';
import { brandSetting } from '../tables/brand-setting.ts';
import { brandTheme } from '../tables/brand-theme.ts';
import { operator } from '../tables/operator.ts';

type BrandThemeRow = typeof brandTheme.$inferSelect;

/** A brand's looks with the address of who made each, the newest first. */
export function listBrandThemes(
  db: Queryable,
  options: { readonly brand: string; readonly limit: number },
): Promise<(BrandThemeRow & { email: string })[]> {
  const { brand, version, look, note, madeBy, madeAt } = brandTheme;
  return db
    .select({ brand, version, look, note, madeBy, madeAt, email: operator.email })
    .from(brandTheme)
    .innerJoin(operator, eq(operator.id, madeBy))
    .where(eq(brand, options.brand))
    .orderBy(desc(version))
    .limit(options.limit);
}

/** Adds a version; false where somebody else has added it in the meantime. */
export async function insertBrandTheme(tx: Transaction, row: BrandThemeRow): Promise<boolean> {
  return (await tx.insert(brandTheme).values(row).onConflictDoNothing().returning()).length === 1;
}

/** Takes settings of a brand away, so that the program's own hold again. */
export async function deleteBrandSettings(
  tx: Transaction,
  options: { readonly brand: string; readonly keys: readonly string[] },
): Promise<void> {
  await tx
    .delete(brandSetting)
    .where(and(eq(brandSetting.brand, options.brand), inArray(brandSetting.key, [...options.keys])));
}
