import type { Queryable } from '#db/client.ts';
import { listBrandSettings } from '#db/queries/brand-setting.ts';
import { REDIRECT_HOSTS_KEY } from './cached-seo.ts';

/** The version of the list of hosts to which redirects may lead; 0 where nothing was ever set. */
export async function readHostsVersion(db: Queryable, brand: string): Promise<number> {
  const [row] = await listBrandSettings(db, { brand, keys: [REDIRECT_HOSTS_KEY] });
  return row?.version ?? 0;
}
