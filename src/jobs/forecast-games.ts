import type { JobContext } from './job-context.ts';

export async function forecastGames({ engine }: JobContext): Promise<unknown> {
  return engine.forecast();
}
