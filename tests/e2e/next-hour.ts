import type { APIRequestContext } from '@playwright/test';
import { readClock, setClock } from './test-endpoints.ts';

/** Moves the site's clock forward to the next time at which it is so many hours and minutes in UTC. */
export async function moveToHour(request: APIRequestContext, hour: number, minute = 35): Promise<Date> {
  const now = await readClock(request);
  const next = new Date(now);
  next.setUTCHours(hour, minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  await setClock(request, next);
  return next;
}
