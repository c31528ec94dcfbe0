import type { BrandRow } from '#db/queries/brand.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { AppError } from '#platform/app-error.ts';

/** The brand, if the operator works for it or for the brand whose operators made it. Throws 'not_found' else. */
export function assertSeen(row: BrandRow | null, { brands }: Pick<Operator, 'brands'>): BrandRow {
  if (row === null || !(brands.includes(row.key) || brands.includes(row.madeFor)))
    throw new AppError('not_found', 'no such brand of theirs');
  return row;
}
