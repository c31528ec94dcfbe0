import { createDesks, type Desks } from '#domain/custom-model/league-desk.ts';
import { workModels } from '#domain/custom-model/work-models.ts';
import type { Engine } from '#domain/record/engine.ts';
import type { JobContext } from './job-context.ts';

/** A worker's leagues, kept as long as its engine lives. */
const kept = new WeakMap<Engine, Desks>();

export function desksOf({ services, engine }: JobContext): Desks {
  const desks = kept.get(engine) ?? createDesks(services);
  kept.set(engine, desks);
  return desks;
}

export async function runCustomModels(context: JobContext): Promise<unknown> {
  return workModels(context.services, { source: context.engine.source, desks: desksOf(context) });
}
