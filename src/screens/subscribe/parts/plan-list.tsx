import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import type { SubscribeData } from '../data.server.ts';

type Plan = SubscribeData['plans'][number];

/** The plans one below the other, so that their prices stand in one column and can be compared. */
export function PlanList({ plans }: { plans: readonly Plan[] }) {
  return (
    <Card flush>
      <ul>
        {plans.map((plan) => (
          <li key={plan.id} className="border-line px-4 py-4 not-first:border-t sm:px-5">
            <PlanRow plan={plan} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PlanRow({ plan }: { plan: Plan }) {
  const { locale, t } = useLanguage<'subscribe'>();
  const perDay = formatMoney(Math.round(plan.price / plan.period_days), plan.currency, locale);
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 sm:grid-cols-[4fr_5fr_4fr_4fr]">
      <h3 className="text-16 font-strong">{plan.name}</h3>
      <p className="text-right text-20 font-strong whitespace-nowrap text-main sm:order-last">
        {formatMoney(plan.price, plan.currency, locale)}
      </p>
      <p className="text-14 text-ink-2">{t(`subscribe.lasts.${plan.period}`)}</p>
      <p className="text-right text-14 text-ink-2">
        {plan.period === 'daily' ? null : t('subscribe.perDay', { amount: perDay })}
      </p>
      {plan.features.length === 0 ? null : (
        <ul className="col-span-full list-inside sm:order-last list-disc text-14 text-ink-2">
          {plan.features.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
