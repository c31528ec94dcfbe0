import { confirmContract } from '#api/office/orders/[id]/confirm.contract.ts';
import { owedContract } from '#api/office/orders/[id]/owed.contract.ts';
import { rejectContract } from '#api/office/orders/[id]/reject.contract.ts';
import { reviveContract } from '#api/office/orders/[id]/revive.contract.ts';
import { typedPaymentContract } from '#api/office/orders/[id]/typed-payment.contract.ts';
import { voidContract } from '#api/office/orders/[id]/void.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote, useSecondPersonNote } from '../frame/office-notes.tsx';
import { useConfirmationNote } from '../money/use-confirmation-note.ts';
import { useMoney } from '../money/use-money.ts';
import type { OrderDetail } from './data.server.ts';
import { MoneyChoice, moneyErrors, readMoney, readTyped, TypedFields, typedErrors } from './money-choice.tsx';

/** What can be done with an order in its state by this operator; with a request open nothing else is offered. */
export function OrderActions({ detail }: { detail: OrderDetail }) {
  const may = useMay();
  const { can, request } = detail;
  if (request !== null) return null;
  return (
    <>
      {can.confirm && may('orders.confirm') ? <TakeMoney detail={detail} /> : null}
      {can.settle && may('orders.confirm') ? <Settle detail={detail} /> : null}
      {can.owe && may('orders.confirm') ? <Owe detail={detail} /> : null}
      {(can.confirm || can.owe) && may('orders.confirm') ? <AskForTyped detail={detail} /> : null}
      {can.reject && may('orders.reject') ? <Reject detail={detail} /> : null}
      {can.revive && may('orders.revive') ? <Revive detail={detail} /> : null}
      {can.void && may('orders.void') ? <Void detail={detail} /> : null}
    </>
  );
}

function TakeMoney({ detail }: { detail: OrderDetail }) {
  const { order } = detail;
  const { t } = useLanguage<'office-orders'>();
  const call = useOfficeCall();
  const say = useConfirmationNote();
  const money = useMoney();
  const missing = order.amount - order.amount_paid;
  // The likeliest line is chosen in the form already; where it pays in full nothing is left but to confirm it.
  const likely = detail.lines.find(({ reason }) => reason !== 'none');
  const isFound = likely?.line.amount === missing;
  return (
    <ActionDialog
      verb={t(isFound ? 'office-orders.take.confirm' : 'office-orders.take.verb')}
      tone="primary"
      title={t('office-orders.confirm.title', { no: order.order_no })}
      text={t('office-orders.take.text', { amount: money(missing) })}
      fields={(errors) => <MoneyChoice detail={detail} missing={missing} errors={errors} />}
      check={(form) => moneyErrors(form, t)}
      send={(form) =>
        call(confirmContract, {
          params: { id: order.id },
          body: { money: readMoney(form), version: order.version },
        })
      }
      onDone={say}
    />
  );
}

function Settle({ detail: { order } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const call = useOfficeCall();
  const say = useConfirmationNote();
  const money = useMoney();
  return (
    <ActionDialog
      verb={t('office-orders.settle.verb')}
      title={t('office-orders.settle.title', { no: order.order_no })}
      text={t('office-orders.settle.text', {
        paid: money(order.amount_paid),
        due: money(order.amount),
        owed: money(Math.max(0, order.amount_paid - order.amount)),
      })}
      send={() => call(confirmContract, { params: { id: order.id }, body: { version: order.version } })}
      onDone={say}
    />
  );
}

/** Money came for an order that is over, most of all a second transfer for a paid one. */
function Owe({ detail }: { detail: OrderDetail }) {
  const { order } = detail;
  const { t } = useLanguage<'office-orders'>();
  const call = useOfficeCall();
  const say = useConfirmationNote();
  return (
    <ActionDialog
      verb={t('office-orders.owe.verb')}
      title={t('office-orders.owe.title', { no: order.order_no })}
      text={t('office-orders.owe.text')}
      fields={(errors) => <MoneyChoice detail={detail} missing={null} errors={errors} />}
      check={(form) => moneyErrors(form, t)}
      send={(form) =>
        call(owedContract, {
          params: { id: order.id },
          body: { money: readMoney(form), version: order.version },
        })
      }
      onDone={(done) => say({ ...done, confirmed_by: null })}
    />
  );
}

/** Typed money beyond what one operator may take: a second person agrees first. */
function AskForTyped({ detail }: { detail: OrderDetail }) {
  const { order, can } = detail;
  const { t } = useLanguage<'office-orders'>();
  const call = useOfficeCall();
  const say = useSecondPersonNote(useOfficeHref());
  const missing = can.confirm ? order.amount - order.amount_paid : null;
  return (
    <ActionDialog
      verb={t('office-orders.take.ask')}
      title={t('office-orders.take.askTitle', { no: order.order_no })}
      text={t('office-orders.take.askText')}
      withReason
      secondPerson="request"
      fields={(errors) => <TypedFields detail={detail} missing={missing} errors={errors} />}
      check={(form) => typedErrors(form, t)}
      send={(form) =>
        call(typedPaymentContract, {
          params: { id: order.id },
          body: { money: readTyped(form), reason: reasonOf(form), version: order.version },
        })
      }
      onDone={({ id }) => say(id)}
    />
  );
}

function Reject({ detail: { order } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const money = useMoney();
  return (
    <ActionDialog
      verb={t('office-orders.reject.verb')}
      tone="danger"
      title={t('office-orders.reject.title', { no: order.order_no })}
      text={
        order.amount_paid === 0
          ? t('office-orders.reject.unpaidText')
          : t('office-orders.reject.text', { owed: money(order.amount_paid) })
      }
      withReason
      reasonHint={t('office-orders.reject.reasonHint')}
      send={(form) =>
        call(rejectContract, {
          params: { id: order.id },
          body: { reason: reasonOf(form), version: order.version },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-orders.reject.done', { no: order.order_no }) })}
    />
  );
}

function Revive({ detail }: { detail: OrderDetail }) {
  const { order } = detail;
  const { t } = useLanguage<'office-orders'>();
  const call = useOfficeCall();
  const say = useSecondPersonNote(useOfficeHref());
  const money = useMoney();
  const missing = order.amount - order.amount_paid;
  return (
    <ActionDialog
      verb={t('office-orders.revive.verb')}
      title={t('office-orders.revive.title', { no: order.order_no })}
      text={t('office-orders.revive.text', { amount: money(missing) })}
      withReason
      secondPerson="request"
      fields={(errors) => <MoneyChoice detail={detail} missing={missing} errors={errors} />}
      check={(form) => moneyErrors(form, t)}
      send={(form) =>
        call(reviveContract, {
          params: { id: order.id },
          body: { reason: reasonOf(form), money: readMoney(form), version: order.version },
        })
      }
      onDone={({ id }) => say(id)}
    />
  );
}

function Void({ detail: { order } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const call = useOfficeCall();
  const say = useSecondPersonNote(useOfficeHref());
  const money = useMoney();
  return (
    <ActionDialog
      verb={t('office-orders.void.verb')}
      tone="danger"
      title={t('office-orders.void.title', { no: order.order_no })}
      text={t('office-orders.void.text', { amount: money(order.amount_paid) })}
      withReason
      secondPerson="request"
      send={(form) =>
        call(voidContract, {
          params: { id: order.id },
          body: { reason: reasonOf(form), version: order.version },
        })
      }
      onDone={({ id }) => say(id)}
    />
  );
}
