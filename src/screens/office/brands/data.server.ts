import { brandsContract } from '#api/office/brands.contract.ts';
import { createTranslator } from '#i18n/t.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The operator's brands, and the drafts of those to come. */
export async function loadBrands(page: OfficePage) {
  const [{ data: brands }, messages] = await Promise.all([
    page.ask(brandsContract),
    page.messages(['office-brands'], (t) => t('office-brands.title')),
  ]);
  const t = createTranslator<'office-brands'>(messages);
  return { ...messages, lead: t('office-brands.lead'), brands };
}

export type BrandsData = Awaited<ReturnType<typeof loadBrands>>;
export type ListedBrand = BrandsData['brands'][number];
