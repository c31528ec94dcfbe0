import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Quota } from '../model-content.ts';

/** How many models the member has and may have; a notice once there is no room for another. */
export function QuotaLine({ quota }: { quota: Quota }) {
  const { t } = useLanguage<'customModel'>();
  const { used, limit, limit_with_plan: withPlan, today, limit_a_day: perDay } = quota;
  const isFull = used >= limit;
  const isDayFull = today >= perDay;
  const more = withPlan > limit ? t('customModel.quota.more', { limit: withPlan }) : '';
  if (isFull) return <Notice tone="warning">{`${t('customModel.quota.full', { limit })} ${more}`}</Notice>;
  if (isDayFull) return <Notice tone="warning">{t('customModel.quota.todayFull', { limit: perDay })}</Notice>;
  return (
    <p className="flex flex-wrap gap-x-4 text-14 text-ink-2">
      <span>{t('customModel.quota.models', { used, limit })}</span>
      <span className="text-ink-3">{t('customModel.quota.today', { used: today, limit: perDay })}</span>
      {more === '' ? null : <span className="text-ink-3">{more}</span>}
    </p>
  );
}
