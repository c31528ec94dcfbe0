import { openDataCache } from '#domain/foundation/cache/data-cache.ts';
import type { Services } from '#domain/services.ts';
import { waitAtMost } from './wait-at-most.ts';

type Readiness = { readonly ready: boolean; readonly database: boolean; readonly data: boolean };

/** A balancer that hears nothing for longer counts that as no anyway. */
const ANSWER_MS = 1200;

const AWAY: Readiness = { ready: false, database: false, data: false };

/**
 * Ready means: a reader would be answered, and the site's data are there. It asks what every page asks first, on the connections that
 * pages use, so that it cannot say yes while they wait.
 */
export async function readReadiness(
  services: Pick<Services, 'db' | 'clock'>,
  isDataReady: () => Promise<boolean>,
): Promise<Readiness> {
  const ask = async (): Promise<Readiness> => {
    await openDataCache(services);
    const data = await isDataReady();
    return { ready: data, database: true, data };
  };
  return (await waitAtMost(ask(), ANSWER_MS, () => undefined)) ?? AWAY;
}
