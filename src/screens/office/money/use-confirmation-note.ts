import type { z } from 'zod';
import type { confirmContract } from '#api/office/orders/[id]/confirm.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { useMoney } from './use-money.ts';

type Confirmation = z.output<typeof confirmContract.data>;

const tones = {
  completed: 'success',
  partial: 'warning',
  error: 'warning',
  already_confirmed: 'info',
  owed: 'warning',
  same_money: 'info',
} as const;

/** Says what has come of taking money for an order, with the way to it. */
export function useConfirmationNote(): (confirmation: Confirmation) => void {
  const { t } = useLanguage<'office-orders'>();
  const say = useOfficeNote();
  const href = useOfficeHref();
  const money = useMoney();
  return ({ outcome, order, confirmed_by: by }) =>
    say({
      tone: tones[outcome],
      text: t(`office-orders.outcome.${outcome}`, {
        no: order.order_no,
        receipt: order.receipt_no ?? '-',
        missing: money(order.missing),
        owed: money(order.owed),
        by: by ?? '-',
      }),
      link: { href: href(`/office/orders/${order.id}`), text: t('office-orders.openOrder') },
    });
}
