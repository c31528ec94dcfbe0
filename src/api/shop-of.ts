import type { Brand } from '#brands/brand.ts';
import { findBrand } from '#brands/index.ts';
import { AppError } from '#platform/app-error.ts';

/** The brand of a call; the front door lets in none that the code does not define. */
export function shopOf(key: string): Brand {
  const brand = findBrand(key);
  if (brand === null) throw new AppError('not_found', `no brand ${key}`);
  return brand;
}
