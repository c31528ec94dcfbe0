import { keepFeedMapping } from '#db/queries/feed-cursor.ts';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { createEngine, type Engine } from '#domain/picks/backfill/engine.ts';
import { prepareSite } from '#domain/picks/backfill/prepare-site.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { Services } from '#domain/services.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import { chooseShifts, type Shifts } from '#feeds/replay/choose-shifts.ts';
import { createReplayFeed } from '#feeds/replay/create-replay-feed.ts';
import { replayRow } from '#feeds/replay/replay-row.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import type { TestServices } from './database.ts';

export type ReplayedSite = {
  readonly services: Services;
  readonly now: () => Date;
  /** Lets the jobs of a worker run until an instant, each time that a price becomes known, as one that looks every minute does. */
  live(until: Date): Promise<void>;
  /** Lets the worker sleep until an instant, and its jobs run once then. */
  sleep(until: Date): Promise<void>;
  query(text: string): Promise<Readonly<Record<string, string | number | null>>[]>;
};

/** A new site of some of the embedded leagues, prepared as a worker does it; from then on its clock stands until it is moved. */
export async function prepareReplayedSite(
  test: TestServices,
  options: { readonly leagues: readonly string[]; readonly at: Date },
): Promise<ReplayedSite> {
  let nowMs = options.at.getTime();
  const services = { ...test.services, clock: { ...test.services.clock, now: () => new Date(nowMs) } };
  const games = options.leagues.flatMap((id) => embeddedLeague(id));
  const shifts = chooseShifts(games, options.at);
  const feed = createReplayFeed({ games, shifts, seed: 'replay' });
  const engine: Engine = { ...createEngine(services), feed: async () => feed };
  await keepFeedMapping(services.db, engine.source, shifts);
  await prepareSite(services, { engine, onProgress: () => undefined });
  const priced = priceInstants(games, shifts);
  const sleep = async (until: Date) => {
    nowMs = until.getTime();
    await ingestFeed(services, { feed });
    await engine.forecast();
    await publishPicks(services, { source: engine.source });
    await settlePicks(services);
  };
  return {
    services,
    now: () => new Date(nowMs),
    query: async (text) => (await services.db.$client.query(text)).rows,
    sleep,
    async live(until) {
      const coming = priced.filter((at) => at > nowMs && at < until.getTime());
      for (const at of [...coming, until.getTime()]) {
        if (at > nowMs) await sleep(new Date(at));
      }
    },
  };
}

/**
 * The instants at which a price becomes known, in their order. Who looks less often than prices live finds other ones: a place that
 * follows within the hour has followed before someone looks who comes every third hour.
 */
function priceInstants(games: readonly ArchiveGame[], shifts: Shifts): number[] {
  const instants = games.flatMap((game) => {
    const { movedMs } = replayRow(game, shifts);
    return game.odds.map(({ knownAt }) => knownAt.getTime() + movedMs);
  });
  return [...new Set(instants)].sort((a, b) => a - b);
}
