import { formatMoney, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icon-paths.ts';
import type { SubscribeData } from '../data.server.ts';
import { ChoiceLink } from './choice-link.tsx';
import { OfferLine } from './offer-line.tsx';

export type Plan = SubscribeData['plans'][number];

type PlanListProps = Pick<SubscribeData, 'plans' | 'chosenId' | 'query'>;

/** The plans one below the other, so that their prices stand in one column and can be compared. */
export function PlanList({ plans, chosenId, query }: PlanListProps) {
  return (
    <Card flush>
      <ul>
        {plans.map((plan) => (
          <li
            key={plan.id}
            className={`border-line px-4 py-4 not-first:border-t sm:px-5 ${plan.id === chosenId ? 'bg-primary-100' : ''}`}
          >
            <PlanRow plan={plan} isChosen={plan.id === chosenId} query={query} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PlanRow({
  plan,
  isChosen,
  query,
}: { plan: Plan; isChosen: boolean } & Pick<PlanListProps, 'query'>) {
  const { locale, t } = useLanguage<'subscribe'>();
  const perDay = formatMoney(Math.round(plan.price / plan.period_days), plan.currency, locale);
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 sm:grid-cols-[4fr_5fr_4fr_4fr_7rem]">
      <h3 className="text-16 font-strong">{plan.name}</h3>
      <p className="text-right text-20 font-strong whitespace-nowrap text-main sm:order-3">
        {formatMoney(plan.price, plan.currency, locale)}
      </p>
      <p className="text-14 text-ink-2">{t(`subscribe.lasts.${plan.period}`)}</p>
      <p className="text-right text-14 text-ink-2 sm:order-2">
        {plan.period === 'daily' ? null : t('subscribe.perDay', { amount: perDay })}
      </p>
      <div className="col-span-full pt-1 sm:order-4 sm:col-span-1 sm:justify-self-end sm:pt-0">
        {isChosen ? (
          <span className="inline-flex min-h-(--row) items-center gap-1.5 text-14 font-medium text-main">
            <Icon of={checkIcon} size={16} />
            {t('subscribe.chosen')}
          </span>
        ) : (
          <ChoiceLink
            query={{ ...query, planId: plan.id, coupon: null }}
            className={buttonStyle({ size: 'small' })}
          >
            {t('subscribe.choose')}
            <span className="sr-only">{plan.name}</span>
          </ChoiceLink>
        )}
      </div>
      <div className="col-span-full grid gap-1 text-14 text-ink-2 sm:order-5">
        <ContentLine plan={plan} />
        {plan.offer === null ? null : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <OfferLine plan={plan} />
            <ChoiceLink
              query={{ ...query, planId: plan.id, coupon: plan.offer.code }}
              anchor="#order"
              className="text-primary-ink underline"
            >
              {t('subscribe.offer.use', { code: plan.offer.code })}
              <span className="sr-only">{plan.name}</span>
            </ChoiceLink>
          </div>
        )}
        {plan.reason === 'lower_plan' && plan.availableFrom !== null ? (
          <p className="text-warn">{t('subscribe.availableFrom', { date: plan.availableFrom })}</p>
        ) : null}
        {plan.features.length === 0 ? null : (
          <ul className="list-inside list-disc">
            {plan.features.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** What the plan would contain if it began now, in one line. */
function ContentLine({ plan: { content } }: { plan: Plan }) {
  const { t } = useLanguage<'subscribe'>();
  if (content === null) return null;
  const { matches, picks, published, is_estimated: isEstimated } = content;
  const about = isEstimated ? 'subscribe.content.aboutMatches' : 'subscribe.content.matches';
  return (
    <p>
      {t(about, { count: matches })}
      {' · '}
      {picks === null
        ? t('subscribe.content.tooEarly', { count: published })
        : t('subscribe.content.picks', { low: formatNumber(picks.low), high: formatNumber(picks.high) })}
    </p>
  );
}
