import type { z } from 'zod';
import type { bankLineSchema } from '#api/office/bank-line.contract.ts';
import { confirmContract } from '#api/office/orders/[id]/confirm.contract.ts';
import type { transfersContract } from '#api/office/transfers.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { ButtonTone } from '#ui/button-style.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { BankLineDetails } from './bank-line-details.tsx';
import { MoneyMatch } from './money-match.tsx';
import { useConfirmationNote } from './use-confirmation-note.ts';
import { useMoney } from './use-money.ts';

interface ConfirmDialogProps {
  /** With the version that the operator sees: the person who was faster is named instead of overruled. */
  order: {
    id: string;
    order_no: string;
    missing: number;
    nick_name: string;
    payment_ref: string;
    version: number;
  };
  line: z.output<typeof bankLineSchema>;
  /** What the member reported about the transfer: it is compared with the line. */
  report?: z.output<typeof transfersContract.data>[number]['report'];
  /** Of the button in the row; the one that confirms is always the one that stands out. */
  tone?: ButtonTone;
}

/** One button: takes a line of the bank for an order, after both have been shown side by side. */
export function ConfirmDialog({ order, line, report = null, tone = 'primary' }: ConfirmDialogProps) {
  const { t } = useLanguage<'office-orders'>();
  const call = useOfficeCall();
  const say = useConfirmationNote();
  const money = useMoney();
  // Money that is short or too much may leave the order open: it is recorded, and no more is promised.
  const isExact = line.amount === order.missing;
  return (
    <ActionDialog
      verb={t(isExact ? 'office-orders.confirm.verb' : 'office-orders.confirm.record')}
      label={t(isExact ? 'office-orders.confirm.label' : 'office-orders.confirm.recordLabel', {
        no: order.order_no,
      })}
      tone="primary"
      openerTone={tone}
      title={t(isExact ? 'office-orders.confirm.title' : 'office-orders.confirm.recordLabel', {
        no: order.order_no,
      })}
      text={
        <>
          <p className="pb-3">
            {report === null ? t('office-orders.confirm.unreported', { name: order.nick_name }) : null}{' '}
            {t('office-orders.confirm.due', { name: order.nick_name, amount: money(order.missing) })}
          </p>
          {report === null ? (
            <BankLineDetails line={line} />
          ) : (
            <MoneyMatch report={report} line={line} reference={order.payment_ref} />
          )}
        </>
      }
      send={() =>
        call(confirmContract, {
          params: { id: order.id },
          body: { money: { bank_line_id: line.id }, version: order.version },
        })
      }
      onDone={say}
    />
  );
}
