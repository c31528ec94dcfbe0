import type { Services } from '#domain/services.ts';
import type { ArchiveGame } from '#feeds/archive.ts';
import type { Feed } from '#feeds/feed.ts';
import type { Provider } from '#feeds/the-odds-api/ask.ts';
import { createOddsApiFeed } from '#feeds/the-odds-api/create-odds-api-feed.ts';
import { createAnswerStore } from './answer-store.ts';
import { archiveBatch, resultKnownAt } from './import-archive-rows.ts';

const PAGE = 500;

/**
 * The live feed, with the past before it: the first reading tells the finished games of an archive at their true dates, so that the
 * engine has something to learn from on the first day; from then on the provider alone tells.
 */
export function openLiveFeed(
  services: Services,
  options: {
    readonly source: string;
    readonly provider: Provider;
    readonly past: () => Promise<readonly ArchiveGame[]>;
  },
): Feed {
  const { source, provider, past } = options;
  const live = createOddsApiFeed({ source, provider, store: createAnswerStore(services, source) });
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
