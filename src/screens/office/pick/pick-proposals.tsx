import { correctionContract } from '#api/office/corrections/[id].contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { ApprovalAnswer } from '#terms/approvals.ts';
import { Notice } from '#ui/notice.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { ByWhom } from '../parts/by-whom.tsx';
import { scoreText } from '../parts/score-text.ts';
import type { Pick } from './data.server.ts';

type Proposal = Pick['proposals'][number];

/** The correction that waits for a second person. */
export function PickProposals({ pick }: { pick: Pick }) {
  const { t } = useLanguage<'office-results' | 'office-frame'>();
  const before = pick.grades.at(-1)?.score ?? null;
  return pick.proposals.map((proposal) => (
    <Panel key={proposal.id} title={t('office-results.correction.title')}>
      {proposal.blocked === null || !proposal.can.refuse ? null : (
        <Notice>
          {t(
            proposal.blocked === 'own' ? 'office-results.correction.own' : 'office-frame.secondPerson.linked',
          )}
        </Notice>
      )}
      <DetailList
        details={[
          [
            t('office-results.correction.score'),
            `${scoreText(before)} → ${proposal.status === 'canceled' ? t('office-results.final.canceled') : scoreText(proposal.score)}`,
          ],
          [t('office-results.correction.evidence'), proposal.evidence],
          [
            t('office-results.correction.by'),
            <ByWhom key="b" who={proposal.proposed_by} at={proposal.proposed_at} />,
          ],
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {proposal.can.approve ? <Decide proposal={proposal} decision="approved" /> : null}
        {proposal.can.refuse ? <Decide proposal={proposal} decision="refused" /> : null}
      </div>
    </Panel>
  ));
}

function Decide({ proposal, decision }: { proposal: Proposal; decision: ApprovalAnswer }) {
  const { t } = useLanguage<'office-results'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t(`office-results.correction.${decision}.verb`)}
      title={t(`office-results.correction.${decision}.title`)}
      text={t(`office-results.correction.${decision}.text`)}
      tone={decision === 'approved' ? 'primary' : 'secondary'}
      withReason
      send={(form) =>
        call(correctionContract, { params: { id: proposal.id }, body: { decision, reason: reasonOf(form) } })
      }
      onDone={() => say({ tone: 'success', text: t(`office-results.correction.${decision}.done`) })}
    />
  );
}
