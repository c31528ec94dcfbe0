import type { Services } from '../services.ts';

/** What the site was started with decides its source: the embedded seasons, or those of the folder SPORTS_DATA. */
export function feedSource({ env }: Pick<Services, 'env'>): string {
  return env.SPORTS_DATA ? 'replay-archive' : 'replay';
}
