import { useLayoutEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useHydrated } from '../../frame/use-hydrated.ts';
import { useKeptForm } from '../../kept-form.ts';
import { FormFault } from '../../sign-in/form-parts.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { useFormFailure } from '../../use-form-failure.ts';
import type { PurchaseOrder } from '../data.server.ts';

/** "I have transferred": from then on the order waits for us and no longer for its deadline. */
export function TransferReport({ order, now }: { order: PurchaseOrder; now: string }) {
  const { t } = useLanguage<'purchase'>();
  const isHydrated = useHydrated();
  return (
    <Card className="grid gap-4 rounded-t-none border-t-2 border-main">
      <div className="grid gap-1">
        <h2 className="text-16 font-strong">{t('purchase.report.title')}</h2>
        <p className="max-w-prose text-14 text-ink-2">{t('purchase.report.lead')}</p>
      </div>
      {isHydrated ? <ReportForm order={order} now={now} /> : <div className="min-h-64" />}
    </Card>
  );
}

function ReportForm({ order, now }: { order: PurchaseOrder; now: string }) {
  const { locale, t } = useLanguage<'purchase' | 'ui'>();
  const messages = useVisitorMessages();
  const { revalidate } = useRevalidator();
  const [usual] = useState(() => localMinute(new Date(now)));
  const { ref, faults, isBusy, onSubmit } = useCallForm({
    check: (form) => ({
      last5: /^\d{5}$/.test(digits(form.get('last5'))) ? '' : t('purchase.report.last5Fault'),
      amount: /^[1-9]\d{0,6}$/.test(digits(form.get('amount'))) ? '' : t('purchase.report.amountFault'),
      paid_at: instantOf(form.get('paid_at')) === null ? t('purchase.report.timeFault') : '',
    }),
    send: async (form) => {
      const { purchaseCalls } = await import('../purchase-calls.ts');
      return purchaseCalls(locale).report(order.id, {
        last5: digits(form.get('last5')),
        amount: Number(digits(form.get('amount'))),
        paid_at: instantOf(form.get('paid_at')) ?? '',
        note: String(form.get('note') ?? ''),
      });
    },
    onDone: async () => {
      messages.toast({ tone: 'success', text: t('purchase.report.done') });
      await revalidate();
    },
    onFailure: useFormFailure(),
  });
  useKeptForm('transfer-report', ref);
  // The names of the fields in a paused session are those of the form; the time of the device is only a proposal.
  useLayoutEffect(() => {
    const field = ref.current?.elements.namedItem('paid_at');
    if (field instanceof HTMLInputElement && field.value === '') field.value = usual;
  }, [ref, usual]);
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormFault text={faults.base} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1.2fr]">
        <TextField
          name="last5"
          label={t('purchase.report.last5')}
          error={faults.last5}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          required
        />
        <TextField
          name="amount"
          label={t('purchase.report.amount')}
          error={faults.amount}
          inputMode="numeric"
          defaultValue={order.missing > 0 ? order.missing : order.amount}
          autoComplete="off"
          required
        />
        <TextField
          name="paid_at"
          type="datetime-local"
          label={t('purchase.report.time')}
          error={faults.paid_at}
          required
        />
      </div>
      <TextField
        name="note"
        label={t('purchase.report.note')}
        optional={t('ui.optional')}
        error={faults.note}
        maxLength={200}
      />
      <div>
        <Button type="submit" tone="primary" busy={isBusy}>
          {t('purchase.report.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Digits as people type them, full-width ones too, without separators. */
function digits(value: FormDataEntryValue | null): string {
  return String(value ?? '')
    .normalize('NFKC')
    .replaceAll(/[\s,.]/g, '');
}

/** What a field of local time holds as an instant; null where it holds none. */
function instantOf(value: FormDataEntryValue | null): string | null {
  const at = new Date(String(value ?? ''));
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The minute of the device's clock, as a field of local time wants it. */
function localMinute(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
