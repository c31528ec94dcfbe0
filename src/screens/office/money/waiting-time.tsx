import { formatSpan } from '#i18n/format-span.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { minutesSince } from './minutes-since.ts';

/** How long something has waited; what has waited too long says so. */
export function WaitingTime({ since, now, isOverdue }: { since: string; now: string; isOverdue: boolean }) {
  const { locale, t } = useLanguage<'office-orders'>();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <time dateTime={since} className="whitespace-nowrap">
        {formatSpan(minutesSince(since, now), locale)}
      </time>
      {isOverdue ? <Badge tone="lose">{t('office-orders.overdue')}</Badge> : null}
    </span>
  );
}
