import { ingestFeed as takeOverFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import type { JobContext } from './job-context.ts';

export async function ingestFeed({ services, engine }: JobContext): Promise<unknown> {
  return takeOverFeed(services, { feed: await engine.feed() });
}
