import type { z } from 'zod';
import { cancelOrderContract } from '#api/subscribe/cancel.contract.ts';
import { rehearsePaymentContract } from '#api/subscribe/rehearse/[id].contract.ts';
import { reportTransferContract } from '#api/subscribe/report/[id].contract.ts';
import { subscribeContract } from '#api/subscribe.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';
import { newWriteKey } from '../new-write-key.ts';

export type TransferReport = z.input<typeof reportTransferContract.body>;
export type BankEvent = z.input<typeof rehearsePaymentContract.body>['event'];

/** What a member can ask for on this page. Loaded with its first use. */
export function purchaseCalls(locale: Locale) {
  const client = browserClient(locale);
  return {
    report: (id: string, body: TransferReport) =>
      client.call(reportTransferContract, { params: { id }, body, idempotencyKey: newWriteKey() }),
    cancel: (id: string) =>
      client.call(cancelOrderContract, { body: { order_id: id }, idempotencyKey: newWriteKey() }),
    rehearse: (id: string, event: BankEvent) =>
      client.call(rehearsePaymentContract, { params: { id }, body: { event } }),
    orderRehearsal: (planId: number, terms: number) =>
      client.call(subscribeContract, {
        body: { plan_id: planId, agree: true, terms_version: terms, rehearsal: true },
        idempotencyKey: newWriteKey(),
      }),
  };
}
