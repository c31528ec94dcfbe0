import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { SubscribeData } from '../data.server.ts';

/** What the brand offers to everybody on a plan: the code, what it takes off, until when and for whom. */
export function OfferLine({ plan }: { plan: SubscribeData['plans'][number] }) {
  const { locale, t } = useLanguage<'subscribe'>();
  const { offer } = plan;
  if (offer === null) return null;
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  const terms = [
    ...(offer.until === null ? [] : [t('subscribe.offer.until', { until: offer.until })]),
    ...(offer.first_order_only ? [t('subscribe.offer.firstOrder')] : []),
  ];
  return (
    <p className="text-14 text-ink-2">
      <span className="font-medium text-main">
        {t('subscribe.offer.line', {
          code: offer.code,
          discount: money(offer.discount),
          price: money(offer.discounted_price),
        })}
      </span>
      {terms.map((term) => ` · ${term}`).join('')}
    </p>
  );
}
