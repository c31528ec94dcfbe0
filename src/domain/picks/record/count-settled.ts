import { cachedSums } from '#domain/picks/figures/cached-sums.ts';
import { readScope, type ScopeOptions } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';

/** How many picks of a window are settled, of one sport and of all: published before their matches, and calculated afterwards. */
export async function countSettled(services: Services, options: Omit<ScopeOptions, 'origin'>) {
  const [live, backfill] = await Promise.all([
    count(services, options, 'live'),
    count(services, options, 'backfill'),
  ]);
  return { live, backfill };
}

async function count(
  services: Services,
  { sport, ...options }: Omit<ScopeOptions, 'origin'>,
  origin: ScopeOptions['origin'],
) {
  const { filter, cache } = await readScope(services, { ...options, origin });
  const totals = await cachedSums(services, cache, { ...filter, dimensions: ['total'] });
  const sum = (isMeant: (key: string) => boolean) =>
    totals
      .filter(({ dimension, key }) => dimension === 'total' && isMeant(key))
      .reduce((n, one) => n + one.n, 0);
  return { all: sum(() => true), shown: sum((key) => sport === undefined || key === sport) };
}
