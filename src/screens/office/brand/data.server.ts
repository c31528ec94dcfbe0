import { officeBrandContract } from '#api/office/brands/[key].contract.ts';
import { findBrand } from '#brands/index.ts';
import { MOTIFS } from '#terms/looks.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The form of a brand: empty for a new one. */
export async function loadBrand(page: OfficePage, key: string | null) {
  const brand = key === null ? null : (await page.ask(officeBrandContract, { params: { key } })).data;
  const messages = await page.messages(
    ['office-brands', 'office-theme', 'office-plans', 'sport'],
    (t) => brand?.name ?? t('office-brands.new'),
  );
  const motifs = MOTIFS.map((motif) => ({ key: motif, name: findBrand(motif)?.name ?? motif }));
  return { ...messages, brand, motifs };
}

export type BrandData = Awaited<ReturnType<typeof loadBrand>>;
export type WrittenBrand = NonNullable<BrandData['brand']>;
