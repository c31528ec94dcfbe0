import { couponCheckContract } from '#api/ai-coupon/check.contract.ts';
import { cancelOrderContract } from '#api/subscribe/cancel.contract.ts';
import { subscribeContract } from '#api/subscribe.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';

/** What a member can ask for on this page. Loaded with its first use. */
export function subscribeCalls(locale: Locale) {
  const client = browserClient(locale);
  return {
    checkCoupon: (code: string, planId: number) =>
      client.call(couponCheckContract, { body: { code, plan_id: planId } }),
    order: (options: { planId: number; coupon: string | null; agree: boolean; terms: number; key: string }) =>
      client.call(subscribeContract, {
        body: {
          plan_id: options.planId,
          agree: options.agree,
          terms_version: options.terms,
          ...(options.coupon === null ? {} : { coupon_code: options.coupon }),
        },
        idempotencyKey: options.key,
      }),
    cancel: (id: string) => client.call(cancelOrderContract, { body: { order_id: id } }),
  };
}

export type SubscribeCalls = ReturnType<typeof subscribeCalls>;
