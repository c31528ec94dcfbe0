import { formatDate } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { DetailList, Panel } from '../panel.tsx';
import type { FeedsView } from './data.server.ts';
import { PlanSizes } from './plan-sizes.tsx';
import { usePaceText } from './use-pace-text.ts';

type Period = NonNullable<FeedsView['games']['providers'][number]['period']>;

/** How the month's credits go: spent, left, what the coming games need, and what that makes of the waits. */
export function CreditPace({ period }: { period: Period }) {
  const { t } = useLanguage<'office-operations'>();
  const { scores, odds } = usePaceText()(period);
  return (
    <Panel title={t('office-operations.feeds.pace.title')}>
      <DetailList
        details={[
          [
            t('office-operations.feeds.pace.spent'),
            period.spent_a_day === null ? '-' : formatNumber(period.spent_a_day),
          ],
          [t('office-operations.feeds.pace.left'), formatNumber(period.left_a_day)],
          [t('office-operations.feeds.pace.needed'), formatNumber(period.needed_a_day)],
          [
            t('office-operations.feeds.pace.end', { day: formatDate(period.ends_at, 'UTC') }),
            formatNumber(period.left_at_end),
          ],
          [t('office-operations.feeds.pace.scores'), scores],
          [t('office-operations.feeds.pace.odds'), odds],
        ]}
      />
      <PlanSizes period={period} />
      {period.left_at_end < 0 ? (
        <Notice tone="warning">{t('office-operations.feeds.pace.short')}</Notice>
      ) : null}
    </Panel>
  );
}
