import type { z } from 'zod';
import type { maskedMemberSchema } from '#api/office/members.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

type Status = z.infer<typeof maskedMemberSchema>['status'];

const TONES: Readonly<Record<Status, BadgeTone>> = {
  active: 'win',
  unverified: 'warn',
  suspended: 'lose',
  on_break: 'draw',
  deleted: 'neutral',
};

/** How a member stands, in a word. */
export function MemberState({ status }: { status: Status }) {
  const { t } = useLanguage<'office-members'>();
  return <Badge tone={TONES[status]}>{t(`office-members.state.${status}`)}</Badge>;
}
