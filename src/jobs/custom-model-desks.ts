import { createDesks, type Desks } from '#domain/custom-models/desks.ts';
import type { Engine } from '#domain/picks/backfill/engine.ts';
import type { JobContext } from './job-context.ts';

const kept = new WeakMap<Engine, Desks>();

/** A worker's leagues for members' models, kept as long as its engine lives. */
export function desksOf({ services, engine }: JobContext): Desks {
  const desks = kept.get(engine) ?? createDesks(services);
  kept.set(engine, desks);
  return desks;
}
