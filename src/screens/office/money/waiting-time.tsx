import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { ageOf } from './age-of.ts';

/** How long something has waited; what has waited too long says so. */
export function WaitingTime({ since, now, isOverdue }: { since: string; now: string; isOverdue: boolean }) {
  const { t } = useLanguage<'office-orders'>();
  const { days, hours, minutes } = ageOf(since, now);
  const text =
    days > 0
      ? t('office-orders.age.days', { days, hours })
      : hours > 0
        ? t('office-orders.age.hours', { hours, minutes })
        : t('office-orders.age.minutes', { minutes });
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <time dateTime={since} className="whitespace-nowrap">
        {text}
      </time>
      {isOverdue ? <Badge tone="warn">{t('office-orders.overdue')}</Badge> : null}
    </span>
  );
}
