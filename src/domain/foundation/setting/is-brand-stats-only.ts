import type { Queryable } from '#db/client.ts';
import { listBrandSettings } from '#db/queries/brand-setting.ts';
import { isStatsOnlyBrand } from '#mail/brand-of-email.ts';
import { readOwnSettings } from './business-settings.ts';

/** Whether a brand shows sport and forecasts only: as its owners set it, else as the program says. */
export async function isBrandStatsOnly(db: Queryable, brand: string): Promise<boolean> {
  const rows = await listBrandSettings(db, { brand, keys: ['stats_only'] });
  return readOwnSettings(rows).stats_only ?? isStatsOnlyBrand(brand);
}
