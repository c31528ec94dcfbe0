import { listKits } from '#db/queries/edited-team.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import type { Services } from '#domain/services.ts';
import { kitKey, type ShownKits } from '#terms/kits.ts';

/** Every change of a team counts as one of the record, which names teams. */
const store = cacheStore<ShownKits>(['record']);

/** The kits that operators have chosen, cached in each process as long as no team changes. */
export async function listChosenKits(services: Pick<Services, 'db' | 'clock'>): Promise<ShownKits> {
  const cache = await openDataCache(services);
  return cache.getOrCompute(store, '', async () =>
    Object.fromEntries((await listKits(services.db)).map(({ id, kit }) => [kitKey(id), kit])),
  );
}
