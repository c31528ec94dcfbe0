import { createLeagueCaches, type LeagueCaches } from '#domain/custom-models/league-caches.ts';
import type { Engine } from '#domain/picks/backfill/engine.ts';
import type { JobContext } from './job-context.ts';

const cache = new WeakMap<Engine, LeagueCaches>();

/** A worker's leagues for members' models, cached as long as its engine lives. */
export function leagueCachesOf({ services, engine }: JobContext): LeagueCaches {
  const caches = cache.get(engine) ?? createLeagueCaches(services);
  cache.set(engine, caches);
  return caches;
}
