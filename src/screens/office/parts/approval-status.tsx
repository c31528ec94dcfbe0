import type { z } from 'zod';
import type { approvalSchema } from '#api/office/approval.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

type Status = z.infer<typeof approvalSchema>['status'];

const tones = {
  open: 'brand',
  approved: 'win',
  refused: 'lose',
  withdrawn: 'neutral',
  lapsed: 'neutral',
} as const satisfies Record<Status, BadgeTone>;

export function ApprovalStatus({ status }: { status: Status }) {
  const { t } = useLanguage<'office-approvals'>();
  return <Badge tone={tones[status]}>{t(`office-approvals.statuses.${status}`)}</Badge>;
}
