import type { z } from 'zod';
import { rehearsePaymentContract } from '#api/subscribe/rehearse/[id].contract.ts';
import { subscribeContract } from '#api/subscribe.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';
import { newWriteKey } from '../new-write-key.ts';

type BankEvent = z.input<typeof rehearsePaymentContract.body>['event'];

/** What the rehearsal asks for. Loaded with its first use. */
export function purchaseCalls(locale: Locale) {
  const client = browserClient(locale);
  return {
    rehearse: (id: string, event: BankEvent) =>
      client.call(rehearsePaymentContract, { params: { id }, body: { event } }),
    orderRehearsal: (planId: number, terms: number) =>
      client.call(subscribeContract, {
        body: { plan_id: planId, agree: true, terms_version: terms, rehearsal: true },
        idempotencyKey: newWriteKey(),
      }),
  };
}
