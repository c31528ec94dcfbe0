import { asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { selectRows } from '../select-rows.ts';
import { brand } from '../tables/brand.ts';
import { brandHost } from '../tables/brand-host.ts';

type Columns = typeof brand.$inferSelect;
/** A brand of the office with its hosts in their order. */
export type BrandRow = Columns & { readonly hosts: readonly string[] };
export type NewBrandRow = Omit<Columns, 'version'>;

const versionRow = z.object({ version: z.string() });

/** A text that changes with every change of a brand that was opened once. */
export async function readBrandsVersion(db: Queryable): Promise<string> {
  const rows = await selectRows(
    db,
    versionRow,
    sql`select concat_ws('.', count(*), coalesce(sum(version), 0)) as version from brand where state <> 'draft'`,
  );
  return rows[0]?.version ?? '';
}

/** The brands that were opened once, closed ones too, in the order in which they were. A site has tens of them at the most. */
export async function listOpenedBrands(db: Queryable): Promise<BrandRow[]> {
  const rows = await db
    .select()
    .from(brand)
    .where(ne(brand.state, 'draft'))
    .orderBy(asc(brand.liveAt), asc(brand.key));
  return withHosts(db, rows);
}

async function withHosts(db: Queryable, rows: readonly Columns[]): Promise<BrandRow[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ key }) => key);
  const found = await db
    .select()
    .from(brandHost)
    .where(inArray(brandHost.brand, keys))
    .orderBy(asc(brandHost.position));
  return rows.map((row) => ({
    ...row,
    hosts: found.filter((host) => host.brand === row.key).map(({ host }) => host),
  }));
}

/** Adds a draft; false where another brand of the office has its key. */
export async function insertStoredBrand(tx: Transaction, row: NewBrandRow): Promise<boolean> {
  return (
    (await tx.insert(brand).values(row).onConflictDoNothing().returning({ key: brand.key })).length === 1
  );
}

/** Changes a brand, as its next version. */
export async function updateStoredBrand(
  tx: Transaction,
  key: string,
  changes: Partial<Omit<NewBrandRow, 'key' | 'madeFor' | 'madeBy' | 'madeAt'>>,
): Promise<void> {
  await tx
    .update(brand)
    .set({ ...changes, version: sql`${brand.version} + 1` })
    .where(eq(brand.key, key));
}

/** Gives a brand these hosts and no others; answers those that another brand has, whose rows stay as they are. */
export async function replaceBrandHosts(
  tx: Transaction,
  key: string,
  hosts: readonly string[],
): Promise<string[]> {
  await tx.delete(brandHost).where(eq(brandHost.brand, key));
  const added = await tx
    .insert(brandHost)
    .values(hosts.map((host, index) => ({ host, brand: key, position: index + 1 })))
    .onConflictDoNothing()
    .returning({ host: brandHost.host });
  return hosts.filter((host) => !added.some((row) => row.host === host));
}
