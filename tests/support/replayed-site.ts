import { keepFeedMapping } from '#db/queries/feed-cursor.ts';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { createEngine, type Engine } from '#domain/picks/backfill/engine.ts';
import { prepareSite } from '#domain/picks/backfill/prepare-site.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { Services } from '#domain/services.ts';
import { readEmbeddedLeague } from '#feeds/embedded/read-embedded.ts';
import { chooseShifts } from '#feeds/replay/choose-shifts.ts';
import { createReplayFeed } from '#feeds/replay/create-replay-feed.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import type { TestServices } from './database.ts';

export type ReplayedSite = {
  readonly services: Services;
  readonly now: () => Date;
  /** Lets the jobs of a worker run until an instant, every so many minutes. */
  live(until: Date, everyMinutes: number): Promise<void>;
  query(text: string): Promise<Readonly<Record<string, string | number | null>>[]>;
};

/** A new site of some of the embedded leagues, prepared as a worker does it; from then on its clock stands until it is moved. */
export async function prepareReplayedSite(
  test: TestServices,
  options: { readonly leagues: readonly string[]; readonly at: Date },
): Promise<ReplayedSite> {
  let nowMs = options.at.getTime();
  const services = { ...test.services, clock: { ...test.services.clock, now: () => new Date(nowMs) } };
  const games = options.leagues.flatMap((id) => readEmbeddedLeague(id));
  const shifts = chooseShifts(games, options.at);
  const feed = createReplayFeed({ games, shifts, seed: 'replay' });
  const engine: Engine = { ...createEngine(services), feed: async () => feed };
  await keepFeedMapping(services.db, engine.source, shifts);
  await prepareSite(services, { engine, onProgress: () => undefined });
  return {
    services,
    now: () => new Date(nowMs),
    query: async (text) => (await services.db.$client.query(text)).rows,
    async live(until, everyMinutes) {
      while (nowMs < until.getTime()) {
        nowMs = Math.min(until.getTime(), nowMs + everyMinutes * MINUTE_MS);
        await ingestFeed(services, { feed });
        await engine.forecast();
        await publishPicks(services, { source: engine.source });
        await settlePicks(services);
      }
    },
  };
}
