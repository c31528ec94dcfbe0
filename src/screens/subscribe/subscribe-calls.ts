import { couponCheckContract } from '#api/ai-coupon/check.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';

/** What a member can ask for on this page without leaving it. Loaded with its first use. */
export function subscribeCalls(locale: Locale) {
  const client = browserClient(locale);
  return {
    checkCoupon: (code: string, planId: number) =>
      client.call(couponCheckContract, { body: { code, plan_id: planId } }),
  };
}

export type SubscribeCalls = ReturnType<typeof subscribeCalls>;
