import { auditVerificationContract } from '#api/office/audit/verification.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';

/** Computes the whole chain again and says what came of it. */
export function VerifyChain() {
  const { t } = useLanguage<'office-audit'>();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  if (!may('audit.view_all')) return null;
  return (
    <ActionDialog
      verb={t('office-audit.verify.verb')}
      size="normal"
      title={t('office-audit.verify.title')}
      text={t('office-audit.verify.text')}
      send={() => call(auditVerificationContract)}
      onDone={({ holds, rows, head, broken_at: row, lost_head: lost, covered, uncovered }) => {
        if (lost !== null) {
          say({ tone: 'error', text: t('office-audit.verify.lost', { day: lost.day, hash: lost.hash }) });
        } else if (holds) {
          const reach =
            covered === null
              ? t('office-audit.verify.uncovered')
              : t('office-audit.verify.covered', { row: covered.seq, day: covered.day, count: uncovered });
          const text = t('office-audit.verify.holds', { count: rows, hash: head.hash });
          say({ tone: 'success', text: `${text} ${reach}` });
        } else {
          say({ tone: 'error', text: t('office-audit.verify.broken', { row: row ?? 0 }) });
        }
      }}
    />
  );
}
