import sharp from 'sharp';
import { takeUpBrands } from '#brands/index.ts';
import {
  insertStoredBrand,
  type NewBrandRow,
  replaceBrandHosts,
  updateStoredBrand,
} from '#db/queries/brand.ts';
import { findOperatorByEmail } from '#db/queries/operator.ts';
import { createOperator } from '#domain/accounts/operator/create-operator.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { followBrands } from '../../src/process/follow-brands.ts';

/** A picture of one colour that is as large as a stored logo. */
export function plainLogo(width = 800, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: '#113355' } })
    .png()
    .toBuffer();
}

type Wish = Partial<NewBrandRow> & { readonly hosts?: readonly string[] };

/** A brand of the office as a row, live unless a test wants another state; this process knows it at once. */
export async function storeBrand(services: Services, { hosts, ...wish }: Wish = {}): Promise<string> {
  const now = services.clock.now();
  const made = await createOperator(services, {
    email: `maker-${newId()}@example.com`,
    role: 'owner',
    brands: ['blue'],
  });
  const key = wish.key ?? 'harbour';
  const row: NewBrandRow = {
    key,
    state: 'live',
    name: 'Harbour Light',
    legalEntity: 'Harbour Light Limited',
    jurisdiction: 'HK',
    languages: ['en', 'vi'],
    primaryLanguage: 'en',
    texts: { en: { tagline: 'Seen from the pier', headline: 'Predictions from the pier' } },
    look: {
      theme: { primary: '#7a1f5c', text: 'auto', logo: 'normal' },
      shape: 'soft',
      header: 'double',
      ground: 'dotted',
      heading: 'mono',
      motif: 'teal',
    },
    prices: { daily: 1500, weekly: 3500, monthly: 9000, quarterly: 21_000, yearly: 50_000 },
    logo: await plainLogo(),
    logoHash: '0123456789abcdef',
    logoWidth: 800,
    logoHeight: 200,
    madeFor: 'blue',
    madeBy: (await findOperatorByEmail(services.db, made.email))?.id ?? '',
    madeAt: now,
    updatedAt: now,
    liveAt: wish.state === 'draft' ? null : now,
    closedAt: wish.state === 'closed' ? now : null,
    ...wish,
  };
  await services.db.transaction(async (tx) => {
    await insertStoredBrand(tx, row);
    await replaceBrandHosts(tx, key, hosts ?? [`${key}.example`, `${key}.localhost`]);
  });
  await followBrands(services).look();
  return key;
}

/** Changes the row of a brand, without notifying this process of it. */
export function changeStoredBrand(
  { db }: Services,
  key: string,
  changes: Parameters<typeof updateStoredBrand>[2],
): Promise<void> {
  return db.transaction((tx) => updateStoredBrand(tx, key, changes));
}

/** Test files share the registry of a process: one that stored brands leaves none behind. */
export const forgetStoredBrands = (): void => takeUpBrands([]);
