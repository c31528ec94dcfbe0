import type { Queryable } from '#db/client.ts';
import { listEnabledLanguages } from '#db/queries/website-language.ts';
import type { Locale } from '#terms/locales.ts';

/**
 * The language in which a brand writes to somebody: their own, or the one that the brand speaks first where theirs has been
 * switched off. Their choice stays, so that it holds again when the language comes back.
 */
export async function spokenLocale(
  db: Queryable,
  { brand, locale }: { readonly brand: string; readonly locale: Locale },
): Promise<Locale> {
  const spoken = await listEnabledLanguages(db, { brand });
  if (spoken.length === 0 || spoken.some(({ languageCode }) => languageCode === locale)) return locale;
  const first = spoken.find(({ isPrimary }) => isPrimary === 1) ?? spoken[0];
  return first?.languageCode ?? locale;
}
