import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import type { StaleLevel } from '../stale-level.ts';

/** All three are there, so that the age can grow where no framework draws the page again. */
const shownAt = {
  fresh: 'hidden group-data-[stale=fresh]/stale:inline',
  late: 'hidden group-data-[stale=late]/stale:inline',
  old: 'hidden group-data-[stale=old]/stale:inline',
} as const;

const tones = { fresh: 'win', late: 'warn', old: 'neutral' } as const;

/** When the scores were last heard of; amber after 90 seconds, grey after five minutes, and the words say so too. */
export function LiveBadge({
  asOf,
  scoresAt,
  zone,
  level,
}: {
  /** When the server said it. */
  asOf: string;
  scoresAt: string;
  zone: string;
  level: StaleLevel;
}) {
  const { t } = useLanguage<'schedule'>();
  const time = formatDateTime(scoresAt, zone).slice(11);
  return (
    <span data-stale={level} data-as-of={asOf} data-scores-at={scoresAt} className="group/stale">
      {(['fresh', 'late', 'old'] as const).map((one) => (
        <span key={one} className={shownAt[one]}>
          <Badge tone={tones[one]}>{t(`schedule.live.${one}`, { time })}</Badge>
        </span>
      ))}
    </span>
  );
}
