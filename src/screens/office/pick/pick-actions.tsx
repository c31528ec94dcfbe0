import { correctionsContract } from '#api/office/picks/[id]/corrections.contract.ts';
import { withdrawalContract } from '#api/office/picks/[id]/withdrawal.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { WITHDRAWAL_REASONS } from '#terms/results.ts';
import { Select } from '#ui/select.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { checkFinal, FinalFields, finalOf } from '../parts/final-fields.tsx';
import type { Pick } from './data.server.ts';

/** Withdraw before the start; propose a correction after the grade. */
export function PickActions({ pick }: { pick: Pick }) {
  return (
    <>
      {pick.can.withdraw ? <Withdraw pick={pick} /> : null}
      {pick.can.correct ? <Correct pick={pick} /> : null}
    </>
  );
}

function Withdraw({ pick: { id, serial } }: { pick: Pick }) {
  const { t } = useLanguage<'office-results'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-results.withdraw.verb')}
      title={t('office-results.withdraw.title', { serial: serial ?? '-' })}
      text={t('office-results.withdraw.text')}
      tone="danger"
      withReason
      reasonHint={t('office-results.withdraw.hint')}
      fields={(errors) => (
        <Select
          label={t('office-results.withdraw.code')}
          name="code"
          options={WITHDRAWAL_REASONS.map((value) => ({
            value,
            label: t(`office-results.pick.reasons.${value}`),
          }))}
          error={errors.code}
        />
      )}
      send={(form) =>
        call(withdrawalContract, {
          params: { id },
          body: {
            code: WITHDRAWAL_REASONS.find((code) => code === form.get('code')) ?? 'data_error',
            reason: reasonOf(form),
          },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-results.withdraw.done') })}
    />
  );
}

/** Proposes the right score, for a dispute or by itself. */
export function Correct({ pick, disputeId }: { pick: Pick; disputeId?: string }) {
  const { t } = useLanguage<'office-results'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const kind = disputeId === undefined ? 'correct' : 'uphold';
  return (
    <ActionDialog
      verb={t(`office-results.${kind}.verb`)}
      title={t(`office-results.${kind}.title`)}
      text={t(`office-results.${kind}.text`)}
      withReason
      reasonHint={t(`office-results.${kind}.hint`)}
      secondPerson="own list"
      fields={(errors) => (
        <FinalFields errors={errors} sport={pick.sport} home={pick.home} away={pick.away} />
      )}
      check={(form) =>
        checkFinal(form, {
          score: t('office-results.final.badScore'),
          parts: t('office-results.final.badParts'),
        })
      }
      send={(form) =>
        call(correctionsContract, {
          params: { id: pick.id },
          body: {
            final: finalOf(form) ?? { status: 'canceled' },
            reason: reasonOf(form),
            ...(disputeId === undefined ? {} : { dispute_id: disputeId }),
          },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-results.correct.done') })}
    />
  );
}
