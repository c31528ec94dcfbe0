import { listBrandSettings } from '#db/queries/brand-setting.ts';
import { listMessageOverrides } from '#db/queries/message-override.ts';
import { type Changeable, laidOver, SETTING_KEYS } from '#domain/foundation/setting/brand-overlay.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

type SettingsOverlay<Data> = {
  /** The operator's wording by language and full message key; empty where nothing was changed. */
  readonly messages: Partial<Record<Locale, Record<string, string>>>;
  /** What the site is showing: replayed seasons, simulated ones, or live games. */
  readonly data: Data;
};

/** What the website needs to dress itself: the brand as the code defines it with the operator's rows over it. */
export async function showSettings<Brand extends Changeable, Data>(
  services: Services,
  { brand, data }: { readonly brand: Brand; readonly data: Data },
): Promise<Brand & SettingsOverlay<Data>> {
  const [rows, overrides] = await Promise.all([
    listBrandSettings(services.db, { brand: brand.key, keys: SETTING_KEYS }),
    listMessageOverrides(services.db, brand.key),
  ]);
  const messages: Partial<Record<Locale, Record<string, string>>> = {};
  for (const { languageCode, key, text } of overrides) {
    messages[languageCode] = { ...messages[languageCode], [key]: text };
  }
  return { ...laidOver(services, brand, rows), messages, data };
}
