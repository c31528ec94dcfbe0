import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useMoney } from '../money/use-money.ts';
import { OfficeTime } from '../office-time.tsx';
import type { OfficePlan } from './data.server.ts';

type Price = OfficePlan['prices'][number];

/** What the plan costs, and what it will cost and when; what it cost before stands behind a switch. */
export function PlanPrices({ plan, name, now }: { plan: OfficePlan; name: string; now: string }) {
  const { t, locale } = useLanguage<'office-plans'>();
  const money = useMoney();
  const coming = plan.prices.filter((price) => isComing(price, now));
  const past = plan.prices.filter((price) => !price.is_current && !isComing(price, now));
  return (
    <>
      <span className="font-medium whitespace-nowrap text-main">{money(plan.price)}</span>
      <PriceLines prices={coming} note={t('office-plans.coming')} />
      {past.length === 0 ? null : (
        <details>
          <summary
            aria-label={joinLabel(t('office-plans.history'), name, locale)}
            className="text-12 text-ink-2 underline underline-offset-3"
          >
            {t('office-plans.history')}
          </summary>
          <PriceLines prices={past} note={t('office-plans.past')} />
        </details>
      )}
    </>
  );
}

function isComing({ valid_from: from }: Price, now: string): boolean {
  return from !== null && from > now;
}

function PriceLines({ prices, note }: { prices: readonly Price[]; note: string }) {
  const { t } = useLanguage<'office-plans'>();
  const money = useMoney();
  return prices.map(({ valid_from: from, price }) => (
    <span key={from ?? 'start'} className="block text-12 text-ink-2">
      <span className="whitespace-nowrap">{note} ·</span>{' '}
      <span className="whitespace-nowrap">{money(price)}</span>{' '}
      <span className="md:whitespace-nowrap">
        {from === null ? t('office-plans.start') : <OfficeTime at={from} />}
      </span>
    </span>
  ));
}
