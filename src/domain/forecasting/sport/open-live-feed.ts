import { listFeedLeagues } from '#domain/forecasting/league/list-live-leagues.ts';
import type { Services } from '#domain/services.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import type { Feed, LiveFeed } from '#feeds/feed.ts';
import { createFootballDataFeed } from '#feeds/football-data/create-football-data-feed.ts';
import { footballDataOf } from '#feeds/football-data/provider.ts';
import { joinFeeds } from '#feeds/live/join-feeds.ts';
import { createOddsApiFeed } from '#feeds/the-odds-api/create-odds-api-feed.ts';
import { providerOf } from '#feeds/the-odds-api/provider.ts';
import { createAnswerStore } from './answer-store.ts';
import { archiveBatch, resultKnownAt } from './import-archive-rows.ts';

const PAGE = 500;

/**
 * The live feed, with the past before it: the first reading reports the finished games of an archive at their true dates, so that the
 * engine has something to learn from on the first day; from then on the providers alone report.
 */
export function openLiveFeed(
  services: Services,
  options: {
    readonly source: string;
    readonly past: () => Promise<readonly ArchiveGame[]>;
  },
): Feed {
  const { source, past } = options;
  const live = joinFeeds(openProviders(services, source), {
    source,
    store: { leagues: () => listFeedLeagues(services.db) },
  });
  return {
    ...live,
    async *changes(window) {
      if (window.from === null) {
        const ended = (await past()).filter((game) => resultKnownAt(game) <= window.until);
        for (let from = 0; from < ended.length; from += PAGE)
          yield archiveBatch(ended.slice(from, from + PAGE));
      }
      yield* live.changes(window);
    },
  };
}

/** What a live site may take from an archive: real games, and of their prices the real ones. */
export function realPast(games: readonly ArchiveGame[]): readonly ArchiveGame[] {
  return games
    .filter((game) => game.origin !== 'simulated')
    .map((game) => ({ ...game, odds: game.odds.filter((odds) => odds.origin === 'real') }));
}

/** The providers for which the site has a key, in the order in which they are asked. */
function openProviders(services: Services, source: string): readonly LiveFeed[] {
  const odds = providerOf(services.env);
  const matches = footballDataOf(services.env);
  const storeOf = (provider: LiveFeed['provider']) => createAnswerStore(services, { source, provider });
  return [
    ...(odds === null ? [] : [createOddsApiFeed({ source, provider: odds, store: storeOf('the-odds-api') })]),
    ...(matches === null
      ? []
      : [createFootballDataFeed({ source, provider: matches, store: storeOf('football-data') })]),
  ];
}
