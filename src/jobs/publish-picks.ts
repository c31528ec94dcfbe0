import { publishPicks as publish } from '#domain/picks/publish/publish-picks.ts';
import type { JobContext } from './job-context.ts';

export async function publishPicks({ services, engine }: JobContext): Promise<unknown> {
  return publish(services, { source: engine.source });
}
