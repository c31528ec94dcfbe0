import { couponCheckContract } from '#api/ai-coupon/check.contract.ts';
import { normalizeCode } from '#domain/money/coupon/normalize-code.ts';
import type { PageContext } from '../../page/page-context.ts';
import { callApi } from '../sent-form.server.ts';
import type { SubscribeQuery } from './subscribe-query.ts';

/** The code that a member's address names: what it does to the price of the chosen plan, and whether it is in the price. */
export async function showCoupon(
  context: PageContext,
  { coupon: code, isOnlyChecked, planId }: Pick<SubscribeQuery, 'coupon' | 'isOnlyChecked' | 'planId'>,
) {
  if (context.member === null || code === null || planId === null) return null;
  const called = await callApi(context, couponCheckContract, { body: { code, plan_id: planId } });
  if (!called.status)
    return {
      code,
      isUsed: false,
      quote: null,
      error: Object.values(called.msg).flat().join(' '),
      others: [],
    };
  const { valid, message, discount, discounted_price, usable_plans } = called.data;
  return {
    // As the coupon spells it, and later the order and its receipt.
    code: valid ? (normalizeCode(code) ?? code) : code,
    isUsed: valid && !isOnlyChecked,
    quote: valid ? { discount, discounted_price } : null,
    error: message,
    /** Where it is not for this plan: those that it is for. */
    others: valid ? [] : usable_plans.filter(({ id }) => id !== planId),
  };
}
