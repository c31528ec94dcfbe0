import { z } from 'zod';
import type { Queryable, Transaction } from '../client.ts';
import { asc, eq, inArray, ne, sql } from '../drizzle.ts';
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

/** The brands that were made for some brands, or that are these, whatever their state. */
export async function listBrandsMadeFor(db: Queryable, keys: readonly string[]): Promise<BrandRow[]> {
  const ours = [...keys];
  const rows = await db
    .select()
    .from(brand)
    .where(sql`(${inArray(brand.key, ours)} or ${inArray(brand.madeFor, ours)})`)
    .orderBy(asc(brand.madeAt), asc(brand.key));
  return withHosts(db, rows);
}

export async function findStoredBrand(db: Queryable, key: string): Promise<BrandRow | null> {
  const rows = await db.select().from(brand).where(eq(brand.key, key));
  return (await withHosts(db, rows))[0] ?? null;
}

/** The same, held until the transaction ends. */
export async function lockStoredBrand(tx: Transaction, key: string): Promise<BrandRow | null> {
  const rows = await tx.select().from(brand).where(eq(brand.key, key)).for('update');
  return (await withHosts(tx, rows))[0] ?? null;
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

export async function countStoredBrands(db: Queryable): Promise<number> {
  return db.$count(brand);
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

const openWork = z.object({ members: z.coerce.number(), orders: z.coerce.number() });

/** How many members of a brand have a plan that runs, and how many orders wait for money. */
export async function countOpenWork(
  db: Queryable,
  { brand: key, now }: { readonly brand: string; readonly now: Date },
): Promise<z.output<typeof openWork>> {
  const [row = { members: 0, orders: 0 }] = await selectRows(
    db,
    openWork,
    sql`select
      (select count(distinct subscription.account_id) from subscription join account on account.id = subscription.account_id
        where account.brand = ${key} and subscription.status = 'active' and subscription.end_at > ${now}) as members,
      (select count(*) from member_order where brand = ${key} and order_status = 'pending' and not is_test) as orders`,
  );
  return row;
}
