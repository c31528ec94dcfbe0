import type { Brand, MessageOverrides } from '#brands/brand.ts';
import { listBrandSettings } from '#db/queries/brand-setting.ts';
import { listMessageOverrides } from '#db/queries/message-override.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { laidOver, SETTING_KEYS } from '#domain/foundation/setting/brand-overlay.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';

/** What operators lay over a brand, cached in each process as long as nothing of it is changed. */
const overlays = cacheStore<Brand>(['wording']);

/**
 * A brand as its operators made it: the code's colours, words and switches with their rows over them. Every process sees a
 * change with the next page that it sends, since one look at the version of all wording goes before each.
 */
export async function overlayBrand(services: Services, brand: Brand): Promise<Brand> {
  const cache = await openDataCache(services);
  return cache.getOrCompute(overlays, `${brand.key} ${brand.stored?.version ?? ''}`, () =>
    readOverlay(services, brand),
  );
}

async function readOverlay(services: Services, brand: Brand): Promise<Brand> {
  const [settings, messages] = await Promise.all([
    listBrandSettings(services.db, { brand: brand.key, keys: SETTING_KEYS }),
    listMessageOverrides(services.db, brand.key),
  ]);
  const messageOverrides: MessageOverrides = byLocale((locale) => ({
    ...brand.messageOverrides[locale],
    // E-mails read theirs when they are written; no page has to carry them.
    ...Object.fromEntries(
      messages
        .filter((row) => row.languageCode === locale && !row.key.startsWith('mail.'))
        .map(({ key, text }) => [key, text]),
    ),
  }));
  return { ...laidOver(services, brand, settings), messageOverrides };
}
