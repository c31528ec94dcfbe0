import { z } from 'zod';
import type { BrandSettingRow } from '#db/queries/brand-setting.ts';
import type { Services } from '#domain/services.ts';
import { readOwnSettings } from './business-settings.ts';

/** Under these keys operators' rows lie over what the code says of a brand. */
export const TOKENS_KEY = 'tokens';
export const LOGO_KEY = 'logo';
export const SETTING_KEYS = [TOKENS_KEY, LOGO_KEY, 'stats_only', 'account_age', 'subscribe_age'] as const;

/** A token becomes a CSS variable, so its value may not end the declaration that it stands in. */
const tokenSchema = z
  .string()
  .max(400)
  .regex(/^[#\w\s.,%()/-]+$/);
const themeSchema = z.record(z.string(), tokenSchema);
/** Changed tokens by their names in the code, of the light and the dark theme. */
const tokensSchema = z.object({ light: themeSchema.optional(), dark: themeSchema.optional() });
const logoSchema = z.object({ mode: z.enum(['normal', 'full']) });

/** What of a brand operators can change beside its words. */
export type Changeable = {
  readonly key: string;
  readonly tokens: { readonly light: object; readonly dark: object };
  readonly logo?: { readonly mode: 'normal' | 'full' };
  readonly statsOnly?: boolean;
  readonly ages?: { readonly account: number; readonly subscribe: number };
};

/**
 * A brand with its operators' rows over it. A row that cannot be read leaves the code's values standing and a line in the
 * log: it must not keep the site from opening. An age can only be raised.
 */
export function laidOver<Brand extends Changeable>(
  services: Pick<Services, 'log'>,
  brand: Brand,
  rows: readonly Pick<BrandSettingRow, 'key' | 'value'>[],
): Brand {
  const read = <Value>(key: string, schema: z.ZodType<Value>): Value | undefined => {
    const row = rows.find((candidate) => candidate.key === key);
    if (row === undefined) return undefined;
    const parsed = schema.safeParse(row.value);
    if (!parsed.success) services.log.error({ brand: brand.key, key }, 'a brand setting cannot be read');
    return parsed.data;
  };
  const changes = read(TOKENS_KEY, tokensSchema);
  const own = readOwnSettings(rows);
  return {
    ...brand,
    tokens: {
      light: withChanges(brand.tokens.light, changes?.light),
      dark: withChanges(brand.tokens.dark, changes?.dark),
    },
    ...(brand.logo === undefined ? {} : { logo: read(LOGO_KEY, logoSchema) ?? brand.logo }),
    ...(brand.statsOnly === undefined ? {} : { statsOnly: own.stats_only ?? brand.statsOnly }),
    ...(brand.ages === undefined
      ? {}
      : {
          ages: {
            account: Math.max(own.account_age ?? 0, brand.ages.account),
            subscribe: Math.max(own.subscribe_age ?? 0, brand.ages.subscribe),
          },
        }),
  };
}

/** Only tokens that the brand has can be changed; a name that the code has dropped since is passed over. */
function withChanges<Theme extends object>(
  theme: Theme,
  changes: Readonly<Record<string, string>> = {},
): Theme {
  const known = Object.entries(changes).filter(([name]) => Object.hasOwn(theme, name));
  return { ...theme, ...Object.fromEntries(known) };
}
