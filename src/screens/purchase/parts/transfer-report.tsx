import { useLanguage } from '#i18n/language-provider.tsx';
import { inBrackets } from '#i18n/punctuation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { useFormDraft } from '../../form-draft.ts';
import { PageForm, usePageForm } from '../../page-form.tsx';
import { FormError } from '../../sign-in/form-parts.tsx';
import type { PurchaseData, PurchaseOrder } from '../data.server.ts';

type TransferReportProps = Pick<PurchaseData, 'minute' | 'writeKey' | 'place'> & { order: PurchaseOrder };

/** "I have transferred": from then on the order waits for us and no longer for its deadline. */
export function TransferReport({ order, minute, writeKey, place }: TransferReportProps) {
  const { locale, t } = useLanguage<'purchase' | 'ui'>();
  const form = usePageForm('report');
  const { errors, typed } = form;
  useFormDraft('transfer-report', form.ref);
  return (
    <Card className="grid gap-4 rounded-t-none border-t-2 border-main">
      <div className="grid gap-1">
        <h2 className="text-16 font-strong">{t('purchase.report.title')}</h2>
        <p className="max-w-prose text-14 text-ink-2">{t('purchase.report.lead')}</p>
      </div>
      <PageForm form={form} writeKey={writeKey} said={t('purchase.report.done')} className="grid gap-4">
        <FormError text={errors.base} />
        <input type="hidden" name="order" value={order.id} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
          <TextField
            name="last5"
            label={t('purchase.report.last5')}
            error={errors.last5}
            defaultValue={typed.last5}
            inputMode="numeric"
            maxLength={5}
            autoComplete="off"
            required
          />
          <TextField
            name="amount"
            label={t('purchase.report.amount')}
            error={errors.amount}
            inputMode="numeric"
            defaultValue={typed.amount ?? (order.missing > 0 ? order.missing : order.amount)}
            autoComplete="off"
            required
          />
          <TextField
            name="paid_at"
            type="datetime-local"
            label={`${t('purchase.report.time')}${inBrackets(locale, place)}`}
            error={errors.paid_at}
            defaultValue={typed.paid_at ?? minute}
            required
          />
          <TextField
            name="note"
            label={t('purchase.report.note')}
            optional={t('ui.optional')}
            error={errors.note}
            defaultValue={typed.note}
            maxLength={200}
          />
        </div>
        <div>
          <Button type="submit" tone="primary" busy={form.isBusy}>
            {t('purchase.report.submit')}
          </Button>
        </div>
      </PageForm>
    </Card>
  );
}
