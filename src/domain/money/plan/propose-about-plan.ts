import type { ApprovalRow } from '#db/queries/approval.ts';
import { findPlan, listPriceHistory } from '#db/queries/plan.ts';
import { proposeChange } from '#domain/foundation/approval/propose-change.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { planApproval } from './plan-approval.ts';
import { priceApproval } from './price-approval.ts';

type Asked = {
  readonly brand: string;
  readonly planId: number;
  readonly reason: string;
  readonly operator: Operator;
};

/** An operator's clock, and the time in which they fill the form in. */
const SLACK_MS = 10 * 60_000;

/**
 * Asks for a price from a moment on (two persons); without a moment from the decision on. Throws 'invalid' for a moment that
 * has passed, and 'conflict' where a price begins at that very moment already.
 */
export async function proposePrice(
  services: Services,
  options: Asked & { readonly price: number; readonly validFrom: Date | null },
): Promise<ApprovalRow> {
  const { brand, planId, price, reason, operator } = options;
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const plan = await findPlan(tx, { id: planId, brand });
    if (plan === null) throw noPlan();
    const validFrom = options.validFrom ?? now;
    if (validFrom.getTime() < now.getTime() - SLACK_MS) {
      throw new AppError('invalid', 'a price in the past', {
        fields: { valid_from: [{ key: 'office.pricePast' }] },
      });
    }
    const known = await listPriceHistory(tx, [planId]);
    if (known.some((row) => row.validFrom.getTime() === validFrom.getTime())) {
      throw new AppError('conflict', 'a price of that moment', {
        fields: { base: [{ key: 'office.priceExists' }] },
      });
    }
    const payload = { price, valid_from: validFrom.toISOString() };
    const subjectId = String(planId);
    return proposeChange(services, tx, {
      about: priceApproval,
      brand,
      subjectId,
      payload,
      reason,
      operator,
      now,
    });
  });
}

type PlanWish = {
  readonly onSale?: boolean | undefined;
  readonly rank?: number | undefined;
  readonly names?: { readonly [Name in Locale]?: string | undefined } | undefined;
};

/** Asks for another name, rank or sale of a plan (two persons); refused at once on an old picture of it. */
export async function proposePlanChange(
  services: Services,
  options: Asked & { readonly version: number; readonly wish: PlanWish },
): Promise<ApprovalRow> {
  const { brand, planId, reason, operator, version, wish } = options;
  return services.db.transaction(async (tx) => {
    const plan = await findPlan(tx, { id: planId, brand });
    if (plan === null) throw noPlan();
    const subjectId = String(planId);
    await assertCurrent(tx, { subjectKind: 'plan', subjectId, seen: version, actual: plan.version });
    const payload = {
      ...(wish.onSale === undefined ? {} : { on_sale: wish.onSale }),
      ...(wish.rank === undefined ? {} : { rank: wish.rank }),
      ...(wish.names === undefined ? {} : { names: wish.names }),
      version,
    };
    const now = services.clock.now();
    return proposeChange(services, tx, {
      about: planApproval,
      brand,
      subjectId,
      payload,
      reason,
      operator,
      now,
    });
  });
}

const noPlan = () =>
  new AppError('not_found', 'no such plan of this brand', {
    fields: { base: [{ key: 'office.noSuchPlan' }] },
  });
