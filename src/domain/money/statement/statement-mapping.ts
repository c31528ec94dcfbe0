import { z } from 'zod';
import type { Queryable } from '#db/client.ts';
import { listBrandSettings, upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { DEFAULT_MAPPING, type StatementMapping } from './read-statement.ts';

const SETTING = 'statement_mappings';

const column = z.string().min(1).max(100);
const mappingsSchema = z.record(
  z.string(),
  z.object({ bookingDate: column, amount: column, memo: column, counterAccount: column }),
);

type Bank = { readonly brand: string; readonly bankCode: string };

/** What a bank calls the columns of its statements, as it was last set for this brand; the documented names before. */
export async function readMapping(db: Queryable, bank: Bank): Promise<StatementMapping> {
  return (await readMappings(db, bank.brand))[bank.bankCode] ?? DEFAULT_MAPPING;
}

/** The columns by which a file is read: the bank's own where the file has them, else the documented ones where it has those. */
export async function mappingFor(
  db: Queryable,
  options: Bank & { readonly headings: readonly string[] },
): Promise<StatementMapping> {
  const own = await readMapping(db, options);
  const fits = (mapping: StatementMapping) =>
    Object.values(mapping).every((column) => options.headings.includes(column));
  return !fits(own) && fits(DEFAULT_MAPPING) ? DEFAULT_MAPPING : own;
}

/** Keeps a bank's column names for the next statement. */
export async function saveMapping(
  db: Queryable,
  options: {
    readonly brand: string;
    readonly bankCode: string;
    readonly mapping: StatementMapping;
    readonly now: Date;
  },
): Promise<void> {
  const value = { ...(await readMappings(db, options.brand)), [options.bankCode]: options.mapping };
  await upsertBrandSetting(db, { brand: options.brand, key: SETTING, value, updatedAt: options.now });
}

async function readMappings(db: Queryable, brand: string) {
  const [row] = await listBrandSettings(db, { brand, keys: [SETTING] });
  const parsed = mappingsSchema.safeParse(row?.value ?? {});
  return parsed.success ? parsed.data : {};
}
