import { type AnnouncementRow, listAllAnnouncements } from '#db/queries/announcement.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

type Announcement = { readonly id: string; readonly content: string; readonly is_sample: boolean };

/** What operators have written for the ticker of each brand, cached in each process as long as they change nothing. */
const store = cacheStore<readonly AnnouncementRow[]>(['wording']);

/** More lines than this would make the ticker longer than anyone waits for. */
const TICKER_LINES = 20;

/**
 * What the ticker says now, in the operator's order, at most twenty lines. A line that is not written in the reader's
 * language comes in English or Taiwan's Chinese and sets `fallback`; one without any text is left out.
 */
export async function listAnnouncements(
  services: Services,
  { brand, locale }: { readonly brand: string; readonly locale: Locale },
): Promise<{ items: Announcement[]; fallback: boolean }> {
  const now = services.clock.now();
  const includesSamples = servesSamples(services.env);
  const cache = await openDataCache(services);
  const written = await cache.getOrCompute(store, brand, () => listAllAnnouncements(services.db, brand));
  const rows = written
    .filter((row) => isLive(row, now) && (includesSamples || !row.isSample))
    .slice(0, TICKER_LINES);
  const items: Announcement[] = [];
  let fallback = false;
  for (const row of rows) {
    const picked = pickText(row.texts, locale);
    if (picked === null) continue;
    fallback ||= picked.fallback;
    items.push({ id: row.id, content: picked.text, is_sample: row.isSample });
  }
  return { items, fallback };
}

const isLive = ({ removedAt, fromAt, untilAt }: AnnouncementRow, now: Date) =>
  removedAt === null && fromAt <= now && (untilAt === null || untilAt > now);
