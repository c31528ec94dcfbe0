import { formatDate } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { Facts, Panel } from '../panel.tsx';
import type { FeedsView } from './data.server.ts';

type Period = NonNullable<NonNullable<FeedsView['games']['provider']>['period']>;

/** How the month's credits go: spent, left, what the coming games need, and what that makes of the waits. */
export function CreditPace({ of }: { of: Period }) {
  const { t } = useLanguage<'office-operations'>();
  const every = of.scores_every_s;
  const stretch = of.odds_stretch;
  return (
    <Panel title={t('office-operations.feeds.pace.title')}>
      <Facts
        facts={[
          [
            t('office-operations.feeds.pace.spent'),
            of.spent_a_day === null ? '-' : formatNumber(of.spent_a_day),
          ],
          [t('office-operations.feeds.pace.left'), formatNumber(of.left_a_day)],
          [t('office-operations.feeds.pace.needed'), formatNumber(of.needed_a_day)],
          [
            t('office-operations.feeds.pace.end', { day: formatDate(of.ends_at, 'UTC') }),
            formatNumber(of.left_at_end),
          ],
          [
            t('office-operations.feeds.pace.scores'),
            every === null
              ? t('office-operations.feeds.pace.none')
              : t('office-operations.feeds.pace.every', { seconds: every }),
          ],
          [
            t('office-operations.feeds.pace.odds'),
            stretch === null
              ? t('office-operations.feeds.pace.none')
              : stretch === 1
                ? t('office-operations.feeds.pace.oddsFull')
                : t('office-operations.feeds.pace.oddsTimes', { times: formatNumber(stretch, 1) }),
          ],
        ]}
      />
      {of.left_at_end < 0 ? <Notice tone="warning">{t('office-operations.feeds.pace.short')}</Notice> : null}
    </Panel>
  );
}
