import type { Operator } from '#domain/foundation/permission/operator.ts';
import { AppError } from '#platform/app-error.ts';

/** The brand that a call is about: the one asked for, if the operator works for it, else their first. */
export function brandOf(operator: Operator, asked: string | undefined): string {
  const brand = asked ?? operator.brands[0];
  if (brand === undefined || !operator.brands.includes(brand))
    throw new AppError('not_found', 'not their brand');
  return brand;
}
