import { hostname } from 'node:os';
import { BEAT_MS, createBeat, type ProcessFacts } from '#domain/operation/process-beat.ts';
import type { Services } from '#domain/services.ts';

/** Lets a process say that it lives for as long as it does; answers how to say that it ends. */
export function startBeats(
  services: Services,
  facts: Pick<ProcessFacts, 'kind' | 'build'>,
): () => Promise<void> {
  const { beat, end } = createBeat(services, { ...facts, host: hostname(), pid: process.pid });
  void beat();
  const timer = setInterval(beat, BEAT_MS);
  return async () => {
    clearInterval(timer);
    await end();
  };
}
