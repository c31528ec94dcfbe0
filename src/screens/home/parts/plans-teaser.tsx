import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import type { HomeData } from '../data.server.ts';

/** The plans and their prices, and that nothing comes back. */
export function PlansTeaser({ plans, age }: { plans: HomeData['plans']; age: number }) {
  const { t, locale } = useLanguage<'home'>();
  if (plans.length === 0) return null;
  return (
    <Section title={t('home.plans.title')} lead={t('home.plans.lead')} anchor="plans">
      <Card flush>
        <ul className="grid xl:auto-cols-fr xl:grid-flow-col">
          {plans.map(({ id, name, price, currency }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-3 border-t border-line px-4 py-1.5 first:border-0 sm:px-5 xl:grid xl:justify-start xl:gap-0.5 xl:border-t-0 xl:border-l xl:py-4"
            >
              <span className="text-14 text-ink-2">{name}</span>
              <span className="text-20 font-strong whitespace-nowrap text-main">
                {formatMoney(price, currency, locale)}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-4">
        <LinkButton
          href={localePath(locale, '/subscribe')}
          tone="primary"
          size="large"
          className="max-sm:w-full"
        >
          {t('home.plans.compare')}
        </LinkButton>
        <p className="max-w-prose flex-1 basis-72 text-14 text-ink-2">{t('home.plans.final', { age })}</p>
      </div>
    </Section>
  );
}
