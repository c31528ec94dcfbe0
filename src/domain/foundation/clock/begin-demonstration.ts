import type { Services } from '#domain/services.ts';
import type { MovableClock } from '#platform/clock.ts';
import { acceptTime } from './accept-time.ts';
import { judgeTime } from './judge-time.ts';

/**
 * A demonstration may stand still for weeks between two starts, and no one reads its alerts: that it is started again is the word
 * of its owner that the time is right. A site with real members asks for that word.
 */
export async function beginDemonstration(services: Services, clock: MovableClock): Promise<void> {
  if (services.env.APP_MODE !== 'demo') return;
  const { reason } = await judgeTime(services, clock);
  if (reason === 'silence') await acceptTime(services);
}
