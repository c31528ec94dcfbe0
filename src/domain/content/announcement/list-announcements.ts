import { listLiveAnnouncements } from '#db/queries/announcement.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

type Announcement = { readonly id: string; readonly content: string; readonly is_sample: boolean };

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
  const rows = await listLiveAnnouncements(services.db, {
    brand,
    now: services.clock.now(),
    includeSamples: servesSamples(services.env),
    limit: TICKER_LINES,
    offset: 0,
  });
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
