import type { ApprovalRow } from '#db/queries/approval.ts';
import { findStoredBrand, lockStoredBrand } from '#db/queries/brand.ts';
import { proposeChange } from '#domain/foundation/approval/propose-change.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { BrandState } from '#terms/looks.ts';
import { assertAtRest } from './assert-at-rest.ts';
import { assertSeen } from './assert-seen.ts';
import { brandApproval } from './brand-approval.ts';

type Wish = {
  readonly operator: Operator;
  readonly key: string;
  readonly state: Exclude<BrandState, 'draft'>;
  readonly reason: string;
  readonly version: number;
};

/** Asks for a brand to be opened or closed (two persons); refused at once on an old picture of it, or while members have plans that run. */
export async function proposeBrandState(services: Services, wish: Wish): Promise<ApprovalRow> {
  const { operator, key, state, reason, version } = wish;
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const { madeFor } = assertSeen(await findStoredBrand(tx, key), operator);
    const check = async () => {
      const row = assertSeen(await lockStoredBrand(tx, key), operator);
      await assertCurrent(tx, { subjectKind: 'brand', subjectId: key, seen: version, actual: row.version });
      if (row.state === state || (row.state === 'draft' && state === 'closed')) {
        const base = [{ key: 'office.nothingToChange' }];
        throw new AppError('conflict', 'no such step', { fields: { base } });
      }
      if (state === 'closed') await assertAtRest(tx, { brand: key, now });
    };
    return proposeChange(services, tx, {
      about: brandApproval,
      brand: madeFor,
      subjectId: key,
      payload: { state, version },
      reason,
      operator,
      now,
      check,
    });
  });
}
