import { z } from 'zod';
import { listBrandSettings } from '#db/queries/brand-setting.ts';
import type { Services } from '#domain/services.ts';
import { type Locale, locales } from '#i18n/locales.ts';

/** Rows that operators lay over the code's defaults; the keys under which they are kept. */
const TOKENS = 'tokens';
const MESSAGES = 'messages';

/** A token becomes a CSS variable, so its value may not end the declaration that it stands in. */
const tokenSchema = z
  .string()
  .max(400)
  .regex(/^[#\w\s.,%()/-]+$/);
const themeSchema = z.record(z.string(), tokenSchema);
const tokensSchema = z.object({ light: themeSchema.optional(), dark: themeSchema.optional() });
const messagesSchema = z.partialRecord(z.enum(locales), z.record(z.string(), z.string()));

/** What the code knows of a brand: its key, its colours by token name in two themes, and the rest of its identity. */
export type BrandIdentity = {
  readonly key: string;
  readonly tokens: { readonly light: object; readonly dark: object };
};

export type SettingsOverlay<Data> = {
  /** The operator's wording by language and full message key; empty where nothing was changed. */
  readonly messages: Partial<Record<Locale, Record<string, string>>>;
  /** What the site is showing: replayed seasons, simulated ones, or live games. */
  readonly data: Data;
};

/**
 * What the website needs to dress itself: the brand as the code defines it with the operator's rows over it. A row that
 * cannot be read leaves the code's values standing and a line in the log: it must not keep the site from opening.
 */
export async function showSettings<Brand extends BrandIdentity, Data>(
  services: Services,
  { brand, data }: { readonly brand: Brand; readonly data: Data },
): Promise<Brand & SettingsOverlay<Data>> {
  const rows = await listBrandSettings(services.db, { brand: brand.key, keys: [TOKENS, MESSAGES] });
  const read = <Value>(key: string, schema: z.ZodType<Value>): Value | undefined => {
    const row = rows.find((candidate) => candidate.key === key);
    if (row === undefined) return undefined;
    const parsed = schema.safeParse(row.value);
    if (!parsed.success) services.log.error({ brand: brand.key, key }, 'a brand setting cannot be read');
    return parsed.data;
  };
  const changes = read(TOKENS, tokensSchema);
  const tokens = {
    light: withChanges(brand.tokens.light, changes?.light),
    dark: withChanges(brand.tokens.dark, changes?.dark),
  };
  return { ...brand, tokens, messages: read(MESSAGES, messagesSchema) ?? {}, data };
}

/** Only tokens that the brand has can be changed; a name that the code has dropped since is passed over. */
function withChanges<Theme extends object>(
  theme: Theme,
  changes: Readonly<Record<string, string>> = {},
): Theme {
  const known = Object.entries(changes).filter(([name]) => Object.hasOwn(theme, name));
  return { ...theme, ...Object.fromEntries(known) };
}
