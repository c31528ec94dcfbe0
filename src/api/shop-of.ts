import type { Brand } from '#brands/brand.ts';
import { findBrand } from '#brands/index.ts';
import { overlayBrand } from '#domain/content/wording/overlay-brand.ts';
import type { LegalShop } from '#domain/foundation/legal/legal-brand.ts';
import { findMoneyRules } from '#domain/foundation/setting/business-settings.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

/** The brand of a call as the program says; the front door lets in none that the code does not define. */
export function shopOf(key: string): Brand {
  const brand = findBrand(key);
  if (brand === null) throw new AppError('not_found', `no brand ${key}`);
  return brand;
}

/** The brand of a call as its operators made it: ages, colours and what it hides are theirs to set. */
export function openShop(services: Services, key: string): Promise<Brand> {
  return overlayBrand(services, shopOf(key));
}

/** The same with the figures that legal texts name. */
export async function openLegalShop(services: Services, key: string): Promise<Brand & LegalShop> {
  const [shop, deadlines] = await Promise.all([openShop(services, key), findMoneyRules(services, key)]);
  return { ...shop, deadlines };
}
