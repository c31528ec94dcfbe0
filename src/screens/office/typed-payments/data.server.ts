import { typedPaymentsContract } from '#api/office/typed-payments.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The money that operators typed, as the address filters it. */
export async function loadTypedPayments(page: OfficePage) {
  const [{ data: payments, meta }, messages] = await Promise.all([
    page.list(typedPaymentsContract),
    page.messages(['office-orders', 'office-statements'], (t) => t('office-statements.typed.title')),
  ]);
  return { ...messages, payments, meta };
}

export type TypedPaymentsData = Awaited<ReturnType<typeof loadTypedPayments>>;
