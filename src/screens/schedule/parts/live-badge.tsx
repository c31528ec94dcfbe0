import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import type { StaleLevel } from '../stale-level.ts';

const tones = { fresh: 'win', late: 'warn', old: 'neutral' } as const;

/** When the scores were last heard of; amber after 90 seconds, grey after five minutes, and the words say so too. */
export function LiveBadge({ asOf, zone, level }: { asOf: string; zone: string; level: StaleLevel }) {
  const { t } = useLanguage<'schedule'>();
  const time = formatDateTime(asOf, zone).slice(11);
  return (
    <span data-stale={level}>
      <Badge tone={tones[level]}>{t(`schedule.live.${level}`, { time })}</Badge>
    </span>
  );
}
