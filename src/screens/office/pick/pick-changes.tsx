import { reviewContract } from '#api/office/picks/[id]/review.contract.ts';
import { formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { scoreText } from '../parts/score-text.ts';
import type { Pick } from './data.server.ts';

/** What the source said of the result after the grade: it is corrected, or left with a reason. */
export function PickChanges({ pick: { id, changes } }: { pick: Pick }) {
  const { t } = useLanguage<'office-results' | 'sport'>();
  const { zone } = useOffice();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return changes.map(({ known_at: at, score, status }) => (
    <Notice key={at} tone="warning">
      <p>
        {t('office-results.change.text', {
          time: formatMinute(at, zone),
          score: scoreText(score),
          status: t(`sport.status.${status === 'canceled' ? 'match_canceled' : status}`),
        })}
      </p>
      {may('results.decide') ? (
        <div className="pt-2">
          <ActionDialog
            verb={t('office-results.change.verb')}
            title={t('office-results.change.title')}
            text={t('office-results.change.leave')}
            withReason
            send={(form) =>
              call(reviewContract, { params: { id }, body: { known_at: at, reason: reasonOf(form) } })
            }
            onDone={() => say({ tone: 'success', text: t('office-results.change.done') })}
          />
        </div>
      ) : null}
    </Notice>
  ));
}
