import { createDesks, type Desks } from '#domain/custom-models/desks.ts';
import type { Engine } from '#domain/picks/backfill/engine.ts';
import type { JobContext } from './job-context.ts';

const cache = new WeakMap<Engine, Desks>();

/** A worker's leagues for members' models, cached as long as its engine lives. */
export function desksOf({ services, engine }: JobContext): Desks {
  const desks = cache.get(engine) ?? createDesks(services);
  cache.set(engine, desks);
  return desks;
}
