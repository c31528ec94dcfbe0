import { useRevalidator } from 'react-router';
import { disputeContract } from '#api/ai-strategy/dispute.contract.ts';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { DISPUTE_REASONS } from '#terms/results.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { browserClient } from '../../browser-client.ts';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useCallForm } from '../../use-call-form.ts';
import type { RecordListRow } from '../data.server.ts';

interface DisputeDialogProps {
  row: RecordListRow;
  until: string;
  zone: string;
  open: boolean;
  onClose: () => void;
}

/** Says against a settled result what is wrong with it; once a result and member. */
export function DisputeDialog({ row, until, zone, open, onClose }: DisputeDialogProps) {
  const { t, locale } = useLanguage<'record' | 'sport' | 'ui'>();
  const messages = useVisitorMessages();
  const { revalidate } = useRevalidator();
  const { ref, errors, isBusy, onSubmit } = useCallForm({
    check: (form) => ({
      note: String(form.get('note')).trim() === '' ? t('record.dispute.noteMissing') : '',
    }),
    send: (form) =>
      browserClient(locale).call(disputeContract, {
        body: {
          id: row.id,
          reason: DISPUTE_REASONS.find((reason) => reason === form.get('reason')) ?? 'other',
          note: String(form.get('note')),
        },
      }),
    onDone: async () => {
      messages.toast({ tone: 'success', text: t('record.dispute.sent') });
      onClose();
      await revalidate();
    },
  });
  return (
    <Dialog open={open} onClose={onClose} title={t('record.dispute.title')} closeLabel={t('ui.close')}>
      <form ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
        <p>
          {t('record.dispute.lead', {
            match: `${row.home} – ${row.away}`,
            pick: row.recommendation ?? '-',
            result: t(`sport.results.${row.result}`),
          })}
        </p>
        <div role="alert" className="empty:hidden">
          {(errors.base ?? errors.id) ? <Notice tone="error">{errors.base ?? errors.id}</Notice> : null}
        </div>
        <Select
          name="reason"
          label={t('record.dispute.reason')}
          options={DISPUTE_REASONS.map((value) => ({
            value,
            label: t(`record.dispute.reasons.${value === 'other' ? 'something_else' : value}`),
          }))}
        />
        <TextArea
          name="note"
          label={t('record.dispute.note')}
          hint={t('record.dispute.until', { until: formatDateTime(until, zone) })}
          error={errors.note}
          rows={4}
          maxLength={500}
          required
        />
        <div className="flex justify-end">
          <Button type="submit" tone="primary" busy={isBusy}>
            {t('record.dispute.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
