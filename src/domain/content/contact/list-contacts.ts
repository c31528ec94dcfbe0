import { type ContactInfoRow, listContactInfos } from '#db/queries/contact-info.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import { pickText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { ContactType } from '#terms/content.ts';
import type { Locale } from '#terms/locales.ts';

export type Contact = {
  readonly id: string;
  readonly type: ContactType;
  readonly value: string;
  /** When somebody answers, in the reader's language; empty where the operator has said nothing. */
  readonly hours: string;
  readonly is_sample: boolean;
};

/** What operators have entered for each brand, cached in each process as long as they change nothing. */
const store = cacheStore<readonly ContactInfoRow[]>(['wording']);

/** More ways than this to reach one company would be a mistake of the operator's. */
const MAX_CONTACTS = 20;

/** The ways to reach a brand's customer service, in the operator's order. */
export async function listContacts(
  services: Services,
  { brand, locale }: { readonly brand: string; readonly locale: Locale },
): Promise<{ items: Contact[]; fallback: boolean }> {
  const includeSamples = servesSamples(services.env);
  const cache = await openDataCache(services);
  const rows = await cache.getOrCompute(store, `${brand} ${includeSamples}`, () =>
    listContactInfos(services.db, { brand, includeSamples, limit: MAX_CONTACTS, offset: 0 }),
  );
  const hours = rows.map((row) => pickText(row.hours, locale));
  const items = rows.map((row, index) => ({
    id: row.id,
    type: row.type,
    value: row.value,
    hours: hours[index]?.text ?? '',
    is_sample: row.isSample,
  }));
  return { items, fallback: hours.some((picked) => picked?.fallback === true) };
}
