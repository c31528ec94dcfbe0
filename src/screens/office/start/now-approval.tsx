import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { WaitingTime } from '../money/waiting-time.tsx';
import { requestText } from '../parts/kind-text.ts';
import type { WaitingWork } from './data.server.ts';
import { NowRow } from './now-row.tsx';

/** A request that waits for the operator as the second person. */
export function NowApproval({
  request,
  now,
}: {
  request: WaitingWork['approvals']['items'][number];
  now: string;
}) {
  const { t } = useLanguage<'office-dashboard' | 'office-approvals'>();
  const href = useOfficeHref();
  return (
    <NowRow
      age={<WaitingTime since={request.proposed_at} now={now} isOverdue={false} />}
      what={requestText(request, t)}
      who={request.subject.label}
      evidence={
        <>
          {request.reason} · {request.proposer ?? '-'}
        </>
      }
      verdict={<Badge>{t('office-dashboard.now.oneOfTwo')}</Badge>}
      action={
        <LinkButton size="small" href={href(`/office/approvals/${request.id}`)}>
          {/* Who may only read it is not asked to decide. */}
          {t(request.can.refuse ? 'office-dashboard.now.review' : 'office-dashboard.now.look')}
          <span className="sr-only">: {request.subject.label}</span>
        </LinkButton>
      }
    />
  );
}
