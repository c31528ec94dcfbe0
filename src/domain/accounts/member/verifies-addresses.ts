import { listBrandSettings } from '#db/queries/brand-setting.ts';
import type { Services } from '#domain/services.ts';

const VERIFY_SETTING = 'verify_email';

/** Whether a brand asks new members to confirm their address before their first order; off unless an operator says so. */
export async function verifiesAddresses(services: Services, brand: string): Promise<boolean> {
  const [row] = await listBrandSettings(services.db, { brand, keys: [VERIFY_SETTING] });
  return row?.value === true;
}
