import type { Services } from '#domain/services.ts';
import type { FeedScope } from '#feeds/feed.ts';
import { FOOTBALL_DATA_SCOPE } from '#feeds/football-data/create-football-data-feed.ts';
import { ODDS_API_SCOPE } from '#feeds/the-odds-api/create-odds-api-feed.ts';
import type { ProviderName } from '#terms/providers.ts';

/**
 * All games of a live site stand under this source, whichever providers report them: ids of games follow from it, so that a provider that
 * is added or taken away leaves every game, pick and result in its place. It bears the name of the provider that was the first.
 */
const LIVE_SOURCE = 'the-odds-api';

/** What the site was started with decides its source: live providers, the folder SPORTS_DATA, or the embedded seasons. */
export function feedSource({ env }: Pick<Services, 'env'>): string {
  if (isLiveSite({ env })) return LIVE_SOURCE;
  return env.SPORTS_DATA ? 'replay-archive' : 'replay';
}

/** Whether providers report games as they happen. */
export function isLiveSite({ env }: Pick<Services, 'env'>): boolean {
  return listProviders({ env }).length > 0;
}

/** The live providers for which the site has a key, in the order in which they are believed. */
export function listProviders({
  env,
}: Pick<Services, 'env'>): readonly { readonly name: ProviderName; readonly scope: FeedScope }[] {
  return [
    ...(env.ODDS_API_KEY === undefined ? [] : [{ name: 'the-odds-api', scope: ODDS_API_SCOPE } as const]),
    ...(env.FOOTBALL_DATA_KEY === undefined
      ? []
      : [{ name: 'football-data', scope: FOOTBALL_DATA_SCOPE } as const]),
  ];
}
