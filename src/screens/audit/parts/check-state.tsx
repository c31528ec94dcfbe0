import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { AuditData } from '../data.server.ts';

type State = AuditData['now']['checks'][number]['state'];
export type Verdict = AuditData['now']['verdict'];

const tones = {
  holds: 'win',
  broken: 'lose',
  failed: 'lose',
  few: 'neutral',
  late: 'warn',
} as const satisfies Record<State, BadgeTone>;

export function CheckState({ state }: { state: State }) {
  const { t } = useLanguage<'audit'>();
  return <Badge tone={tones[state]}>{t(`audit.state.${state}`)}</Badge>;
}

const verdictTones = { green: 'win', grey: 'neutral', red: 'lose' } as const satisfies Record<
  Verdict,
  BadgeTone
>;

export function RunVerdict({ verdict }: { verdict: Verdict }) {
  const { t } = useLanguage<'audit'>();
  return <Badge tone={verdictTones[verdict]}>{t(`audit.history.${verdict}`)}</Badge>;
}
