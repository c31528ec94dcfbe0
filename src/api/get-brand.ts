import type { Brand } from '#brands/brand.ts';
import { findBrand } from '#brands/index.ts';
import { overlayBrand } from '#domain/content/wording/overlay-brand.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import { findMoneyRules } from '#domain/foundation/setting/business-settings.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

/** The brand of a call as the program says; the front door lets in none that the code does not define. */
export function getBrand(key: string): Brand {
  const brand = findBrand(key);
  if (brand === null) throw new AppError('not_found', `no brand ${key}`);
  return brand;
}

/** The brand of a call as its operators made it: ages, colours and what it hides are theirs to set. */
export function openBrand(services: Services, key: string): Promise<Brand> {
  return overlayBrand(services, getBrand(key));
}

/** The same with the figures that legal texts name. */
export async function openLegalBrand(services: Services, key: string): Promise<Brand & KeyedLegalBrand> {
  const [brand, deadlines] = await Promise.all([openBrand(services, key), findMoneyRules(services, key)]);
  return { ...brand, deadlines };
}
