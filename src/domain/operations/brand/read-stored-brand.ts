import { z } from 'zod';
import type { StoredBrand } from '#brands/stored-brand.ts';
import type { BrandRow } from '#db/queries/brand.ts';
import { defaultAges } from '#domain/foundation/setting/business-constants.ts';
import { LOCALES } from '#terms/locales.ts';
import { GROUNDS, HEADERS, HEADINGS, MOTIFS, SHAPES } from '#terms/looks.ts';
import { PLAN_PERIODS } from '#terms/orders.ts';

const lookSchema = z.object({
  theme: z.object({
    primary: z.string().regex(/^#[\da-f]{6}$/),
    text: z.enum(['auto', 'white', 'black']),
    logo: z.enum(['normal', 'full']),
  }),
  shape: z.enum(SHAPES),
  header: z.enum(HEADERS),
  ground: z.enum(GROUNDS),
  heading: z.enum(HEADINGS),
  motif: z.enum(MOTIFS),
});
const textsSchema = z.partialRecord(
  z.enum(LOCALES),
  z.object({ tagline: z.string().default(''), headline: z.string().default('') }),
);
const pricesSchema = z.record(z.enum(PLAN_PERIODS), z.int().min(1));

/** A brand as its row says; null where what the row holds as JSON is none. */
export function readStoredBrand(row: BrandRow): StoredBrand | null {
  const look = lookSchema.safeParse(row.look);
  const texts = textsSchema.safeParse(row.texts);
  if (!look.success || !texts.success || row.hosts.length === 0) return null;
  const { key, version, hosts, name, legalEntity, jurisdiction, languages, primaryLanguage } = row;
  return {
    key,
    version,
    isOpen: row.state === 'live',
    hosts,
    name,
    legalEntity,
    jurisdiction,
    languages,
    primaryLanguage,
    ages: defaultAges,
    texts: texts.data,
    look: look.data,
    logo: { png: row.logo, hash: row.logoHash, width: row.logoWidth, height: row.logoHeight },
  };
}

/** What its plans cost on its first day. */
export function readStartingPrices({ prices }: Pick<BrandRow, 'prices'>) {
  return pricesSchema.parse(prices);
}
