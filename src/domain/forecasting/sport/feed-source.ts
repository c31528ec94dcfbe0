import type { Services } from '#domain/services.ts';

/** What the site was started with decides its source: a live provider, the folder SPORTS_DATA, or the embedded seasons. */
export function feedSource({ env }: Pick<Services, 'env'>): string {
  if (env.ODDS_API_KEY) return 'the-odds-api';
  return env.SPORTS_DATA ? 'replay-archive' : 'replay';
}
