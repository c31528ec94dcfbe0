import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { SubscribeData } from '../data.server.ts';
import { ChoiceLink } from './choice-link.tsx';
import { OfferLine } from './offer-line.tsx';

export type Plan = SubscribeData['plans'][number];

type PlanChoiceProps = Pick<SubscribeData, 'plans' | 'chosenId' | 'query' | 'coupon'>;

/** The plans one below the other, so that their prices stand in one column; each row is the address with this plan chosen. */
export function PlanChoice({ plans, chosenId, query, coupon }: PlanChoiceProps) {
  // A coupon belongs to the plan that it was checked for: with another one it is dropped, and the page says so.
  const others = {
    ...query,
    coupon: null,
    isOnlyChecked: false,
    dropped: coupon?.isUsed ? coupon.code : null,
  };
  return (
    <ul className="-mx-2 grid gap-0.5">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanRow
            plan={plan}
            isChosen={plan.id === chosenId}
            query={plan.id === chosenId ? query : others}
          />
        </li>
      ))}
    </ul>
  );
}

function PlanRow({
  plan,
  isChosen,
  query,
}: { plan: Plan; isChosen: boolean } & Pick<PlanChoiceProps, 'query'>) {
  const { locale, t } = useLanguage<'subscribe'>();
  const perDay = formatMoney(Math.round(plan.price / plan.period_days), plan.currency, locale);
  return (
    <>
      <ChoiceLink
        query={{ ...query, planId: plan.id }}
        aria-current={isChosen ? 'true' : undefined}
        className={`grid min-h-12 grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-8 px-2 py-1.5 no-underline transition-colors ${
          isChosen ? 'bg-primary-100 shadow-[inset_0_0_0_2px_var(--primary-ink)]' : 'hover:bg-sunken'
        }`}
      >
        <span
          aria-hidden="true"
          className={`size-5 rounded-full ${
            isChosen
              ? 'bg-surface shadow-[inset_0_0_0_6px_var(--primary-ink)]'
              : 'shadow-[inset_0_0_0_1.5px_var(--ink-3)]'
          }`}
        />
        <span className="grid min-w-0">
          <h3 className="text-14 font-strong text-main">{plan.name}</h3>
          <span className="text-12 text-ink-2">{t(`subscribe.lasts.${plan.period}`)}</span>
        </span>
        <span className="grid justify-items-end">
          <span className="text-16 font-strong whitespace-nowrap text-main">
            {formatMoney(plan.price, plan.currency, locale)}
          </span>
          {plan.period === 'daily' ? null : (
            <span className="text-12 whitespace-nowrap text-ink-2">
              {t('subscribe.perDay', { amount: perDay })}
            </span>
          )}
        </span>
        {isChosen ? <span className="sr-only">{t('subscribe.chosen')}</span> : null}
      </ChoiceLink>
      <PlanRemarks plan={plan} query={query} />
    </>
  );
}

/** What is offered on the plan, from when it can be ordered, and what only it opens. */
function PlanRemarks({ plan, query }: { plan: Plan } & Pick<PlanChoiceProps, 'query'>) {
  const { t } = useLanguage<'subscribe'>();
  const isLater = plan.reason === 'lower_plan' && plan.availableFrom !== null;
  if (plan.offer === null && !isLater && plan.features.length === 0) return null;
  return (
    <div className="grid gap-1 py-1 pr-2 pl-10 text-12 text-ink-2">
      {plan.offer === null ? null : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OfferLine plan={plan} />
          <ChoiceLink
            query={{
              ...query,
              planId: plan.id,
              coupon: plan.offer.code,
              isOnlyChecked: false,
              dropped: null,
            }}
            anchor="#order"
            className="text-14 text-primary-ink underline"
          >
            {t('subscribe.offer.use', { code: plan.offer.code })}
            <span className="sr-only">{plan.name}</span>
          </ChoiceLink>
        </div>
      )}
      {isLater ? (
        <p className="text-warn">{t('subscribe.availableFrom', { date: plan.availableFrom ?? '-' })}</p>
      ) : null}
      {plan.features.length === 0 ? null : (
        <ul className="list-inside list-disc">
          {plan.features.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
