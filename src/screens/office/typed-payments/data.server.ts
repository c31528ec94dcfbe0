import { typedPaymentsContract } from '#api/office/typed-payments.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The money that operators typed, as the address filters it. */
export async function loadTypedPayments(page: OfficePage) {
  const [{ data: payments, meta }, words] = await Promise.all([
    page.list(typedPaymentsContract),
    page.words(['office-orders', 'office-statements'], (t) => t('office-statements.typed.title')),
  ]);
  return { ...words, payments, meta };
}

export type TypedPaymentsData = Awaited<ReturnType<typeof loadTypedPayments>>;
