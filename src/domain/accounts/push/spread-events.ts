import { listBrandsWithDevices } from '#db/queries/push.ts';
import { deletePushEventsBefore, insertStartedEvents, spreadPushEvents } from '#db/queries/push-delivery.ts';
import { isBrandStatsOnly } from '#domain/foundation/setting/is-brand-stats-only.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { EVENT_BATCH_SIZE, RETENTION_MS, STARTED_EVENT_MS } from './push-limits.ts';

/** Finds those who want to hear of what happened since the last time, and forgets what is long over. Answers how many events there were. */
export async function spreadEvents(services: Services, serverKey: string): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  await insertStartedEvents(db, { after: new Date(now.getTime() - STARTED_EVENT_MS), now });
  const sources = await findShownSources(services);
  const closedBrands: string[] = [];
  for (const brand of await listBrandsWithDevices(db))
    if (await isBrandStatsOnly(db, brand)) closedBrands.push(brand);
  let events = 0;
  for (;;) {
    const looked = await spreadPushEvents(db, {
      now,
      serverKey,
      sources,
      closedBrands,
      limit: EVENT_BATCH_SIZE,
    });
    events += looked;
    if (looked < EVENT_BATCH_SIZE) break;
  }
  await deletePushEventsBefore(db, new Date(now.getTime() - RETENTION_MS));
  return events;
}
