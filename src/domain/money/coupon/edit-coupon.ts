import type { Transaction } from '#db/client.ts';
import { type CouponRow, insertNewCoupon, lockCoupon, updateCoupon } from '#db/queries/coupon.ts';
import { listPlans } from '#db/queries/plan.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import { differenceOf } from '#domain/foundation/audit/difference-of.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import type { AuditAction } from '#terms/audit-actions.ts';
import { normalizeCode } from './normalize-code.ts';

type NewCoupon = Pick<
  CouponRow,
  'type' | 'value' | 'fromAt' | 'untilAt' | 'maxRedemptions' | 'perMember' | 'firstOrderOnly' | 'isPublic'
> & { readonly code: string; readonly planIds: readonly number[] };

type By = { readonly brand: string; readonly operator: Operator };

const invalid = (field: string, key: string) =>
  new AppError('invalid', key, { fields: { [field]: [{ key }] } });

/** Makes a coupon. Throws 'invalid' for what cannot be one, and 'conflict' where the brand has had its code. */
export async function createCoupon(
  services: Services,
  { brand, operator, coupon }: By & { readonly coupon: NewCoupon },
): Promise<CouponRow> {
  const code = normalizeCode(coupon.code);
  if (code === null) throw invalid('code', 'office.couponCode');
  if (coupon.type === 'percent' && coupon.value > 100) throw invalid('value', 'office.couponPercent');
  if (coupon.untilAt !== null && coupon.untilAt <= coupon.fromAt)
    throw invalid('until', 'office.couponWindow');
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const own = (await listPlans(tx, brand)).map(({ id }) => id);
    if (coupon.planIds.some((id) => !own.includes(id))) throw invalid('plan_ids', 'office.noSuchPlan');
    const row: CouponRow = {
      ...coupon,
      id: newId(),
      brand,
      code,
      planIds: [...new Set(coupon.planIds)],
      status: 'active',
      reserved: 0,
      redeemed: 0,
      createdAt: now,
      version: 1,
    };
    if (!(await insertNewCoupon(tx, row))) {
      throw new AppError('conflict', `${code} exists`, {
        fields: { code: [{ key: 'office.couponExists' }] },
      });
    }
    const { type, value, planIds, maxRedemptions } = row;
    await note(
      tx,
      row,
      { brand, operator, now, action: 'coupon.created' },
      { type, value, planIds, maxRedemptions },
    );
    return row;
  });
}

type CouponChanges = {
  readonly untilAt?: Date | null | undefined;
  readonly maxRedemptions?: number | undefined;
  readonly isPublic?: boolean | undefined;
  /** True ends the coupon for good; orders that hold it keep it. */
  readonly end?: boolean | undefined;
};

/**
 * Changes what may change of a coupon: its end, its number, whether it is shown to everybody; what it takes off never changes.
 * Throws 'conflict' with who and when where another operator was faster, and for one that has been ended.
 */
export async function changeCoupon(
  services: Services,
  options: By & {
    readonly id: string;
    readonly version: number;
    readonly changes: CouponChanges;
    readonly reason: string;
  },
): Promise<CouponRow> {
  const { brand, operator, id, version, changes, reason } = options;
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await lockCoupon(tx, { id, brand });
    if (row === null) throw new AppError('not_found', 'no such coupon of this brand');
    await assertCurrent(tx, { subjectKind: 'coupon', subjectId: id, seen: version, actual: row.version });
    if (row.status === 'disabled') {
      throw new AppError('conflict', 'ended', { fields: { base: [{ key: 'office.nothingToChange' }] } });
    }
    const { untilAt, maxRedemptions, isPublic, end } = changes;
    if (untilAt != null && untilAt <= row.fromAt) throw invalid('until', 'office.couponWindow');
    // What members hold already cannot be taken from them by a smaller number.
    const most =
      maxRedemptions === undefined ? undefined : Math.max(maxRedemptions, row.reserved + row.redeemed);
    const set = {
      ...(untilAt === undefined ? {} : { untilAt }),
      ...(most === undefined ? {} : { maxRedemptions: most }),
      ...(isPublic === undefined ? {} : { isPublic }),
      ...(end === true ? { status: 'disabled' as const } : {}),
      version: row.version + 1,
    };
    await updateCoupon(tx, id, set);
    const action = end === true ? 'coupon.ended' : 'coupon.changed';
    const picture = (coupon: CouponRow) => ({
      until: coupon.untilAt,
      redemptions: coupon.maxRedemptions,
      public: coupon.isPublic,
      status: coupon.status,
    });
    const difference = differenceOf(picture(row), picture({ ...row, ...set }));
    await note(tx, row, { brand, operator, now, action }, { ...difference, reason });
    return { ...row, ...set };
  });
}

async function note(
  tx: Transaction,
  { id, code }: CouponRow,
  { brand, operator, now, action }: By & { readonly now: Date; readonly action: AuditAction },
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await appendAudit(tx, {
    at: now,
    brand,
    actorKind: 'operator',
    actorId: operator.id,
    action,
    subjectKind: 'coupon',
    subjectId: id,
    detail: { code, ...detail },
  });
}
