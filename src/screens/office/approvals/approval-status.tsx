import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { Request } from './data.server.ts';

const tones = {
  open: 'brand',
  approved: 'win',
  refused: 'lose',
  withdrawn: 'neutral',
  lapsed: 'neutral',
} as const satisfies Record<Request['status'], BadgeTone>;

export function ApprovalStatus({ status }: { status: Request['status'] }) {
  const { t } = useLanguage<'office-approvals'>();
  return <Badge tone={tones[status]}>{t(`office-approvals.statuses.${status}`)}</Badge>;
}
