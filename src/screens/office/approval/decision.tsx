import { decideContract } from '#api/office/approvals/[id].contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { ApprovalAnswer } from '#terms/approvals.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { requestText } from '../parts/kind-text.ts';
import { useSubjectText } from '../parts/use-subject-text.ts';
import type { ApprovalData } from './data.server.ts';

/** Approve or refuse; the person who asked can only take their own request back. */
export function Decision({ request }: { request: ApprovalData['request'] }) {
  const { t } = useLanguage<'office-approvals'>();
  return (
    <>
      {request.can.approve ? (
        <Decide request={request} decision="approved" verb={t('office-approvals.approve')} />
      ) : null}
      {request.can.refuse ? (
        <Decide
          request={request}
          decision="refused"
          verb={t(request.is_own ? 'office-approvals.takeBack' : 'office-approvals.refuse')}
        />
      ) : null}
    </>
  );
}

interface DecideProps {
  request: ApprovalData['request'];
  decision: ApprovalAnswer;
  verb: string;
}

function Decide({ request, decision, verb }: DecideProps) {
  const { t } = useLanguage<'office-approvals'>();
  const call = useOfficeCall();
  const subjectText = useSubjectText();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={verb}
      tone={decision === 'approved' ? 'primary' : 'danger'}
      title={`${requestText(request, t)} · ${subjectText(request)}`}
      text={t(decision === 'approved' ? 'office-approvals.approveText' : 'office-approvals.refuseText')}
      send={() =>
        call(decideContract, {
          params: { id: request.id },
          body: { decision, version: request.subject.version },
        })
      }
      onDone={() =>
        say({
          tone: 'success',
          text: t(decision === 'approved' ? 'office-approvals.approved' : 'office-approvals.refused'),
        })
      }
    />
  );
}
