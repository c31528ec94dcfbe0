import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { DetailList } from '../panel.tsx';
import type { FeedsView } from './data.server.ts';
import { usePaceText } from './use-pace-text.ts';

type Period = NonNullable<FeedsView['games']['providers'][number]['period']>;

/** What the provider's plan gives in the coming days, and what larger ones would. */
export function PlanSizes({ period }: { period: Period }) {
  const { t } = useLanguage<'office-operations'>();
  const paceText = usePaceText();
  return (
    <>
      {period.plans.length === 0 ? null : (
        <>
          <h3 className="text-12 font-medium text-ink-2">{t('office-operations.feeds.pace.plans')}</h3>
          <DetailList
            details={period.plans.map((plan, index) => [
              t(`office-operations.feeds.pace.${index === 0 ? 'own' : 'credits'}`, {
                credits: formatNumber(plan.credits),
              }),
              t('office-operations.feeds.pace.gives', paceText(plan)),
            ])}
          />
        </>
      )}
      <p className="text-12 text-ink-2">
        {t('office-operations.feeds.pace.enough', { credits: formatNumber(period.enough_a_month) })}
      </p>
    </>
  );
}
