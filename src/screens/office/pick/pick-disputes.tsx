import { answerContract } from '#api/office/disputes/[id]/answer.contract.ts';
import { formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { DisputeOutcome } from '#terms/results.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useBrandName, useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { MemberName } from '../parts/member-name.tsx';
import type { Pick } from './data.server.ts';
import { Correct } from './pick-actions.tsx';

type Dispute = Pick['disputes'][number];

/** What members say against the result, and the two ways to answer. */
export function PickDisputes({ pick }: { pick: Pick }) {
  const { t } = useLanguage<'office-results'>();
  const { zone } = useOffice();
  const nameOf = useBrandName();
  return pick.disputes.map((dispute) => (
    <Panel key={dispute.id} title={t('office-results.dispute.title', { brand: nameOf(dispute.brand) })}>
      <DetailList
        details={[
          [t('office-results.disputes.member'), <MemberName key="m" member={dispute.member} />],
          [
            t('office-results.disputes.reason'),
            t(`office-results.disputes.reasons.${dispute.reason === 'other' ? 'another' : dispute.reason}`),
          ],
          [t('office-results.disputes.note'), dispute.note],
          [t('office-results.disputes.raised'), <OfficeTime key="r" at={dispute.raised_at} />],
          ...(dispute.answer === null
            ? []
            : [
                [
                  t('office-results.disputes.answered'),
                  <span key="a">
                    <Badge tone={dispute.answer.outcome === 'upheld' ? 'win' : 'neutral'}>
                      {t(`office-results.disputes.states.${dispute.answer.outcome}`)}
                    </Badge>{' '}
                    {dispute.answer.note} ({formatMinute(dispute.answer.at, zone)})
                  </span>,
                ] as const,
              ]),
        ]}
      />
      {pick.proof.day === null ? null : (
        <TextLink
          href={`/proof?${new URLSearchParams({ day: pick.proof.day, as_of: dispute.raised_at })}`}
          className="text-14"
        >
          {t('office-results.dispute.known')}
        </TextLink>
      )}
      {dispute.answer === null && pick.can.answer ? (
        <div className="flex flex-wrap gap-2">
          {dispute.is_corrected ? <Answer dispute={dispute} outcome="upheld" /> : null}
          {pick.can.correct && !dispute.is_corrected ? <Correct pick={pick} disputeId={dispute.id} /> : null}
          <Answer dispute={dispute} outcome="rejected" />
        </div>
      ) : null}
    </Panel>
  ));
}

function Answer({ dispute, outcome }: { dispute: Dispute; outcome: DisputeOutcome }) {
  const { t } = useLanguage<'office-results'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t(`office-results.dispute.${outcome}.verb`)}
      title={t(`office-results.dispute.${outcome}.title`)}
      text={t('office-results.dispute.text')}
      tone={outcome === 'upheld' ? 'primary' : 'secondary'}
      withReason
      reasonHint={t('office-results.dispute.hint')}
      send={(form) =>
        call(answerContract, { params: { id: dispute.id }, body: { outcome, reason: reasonOf(form) } })
      }
      onDone={() => say({ tone: 'success', text: t('office-results.dispute.done') })}
    />
  );
}
