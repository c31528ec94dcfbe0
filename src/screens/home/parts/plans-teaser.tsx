import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import type { HomeData } from '../data.server.ts';

/** The plans and their prices, and that nothing comes back. */
export function PlansTeaser({ plans }: { plans: HomeData['plans'] }) {
  const { t, locale } = useLanguage<'home'>();
  if (plans.length === 0) return null;
  return (
    <Section title={t('home.plans.title')} lead={t('home.plans.lead')} anchor="plans">
      <Card className="grid gap-5">
        <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
          {plans.map(({ id, name, price, currency }) => (
            <li
              key={id}
              className="flex items-baseline justify-between gap-3 sm:grid sm:justify-start sm:gap-0.5"
            >
              <span className="text-14 text-ink-2">{name}</span>
              <span className="text-20 font-strong whitespace-nowrap text-main">
                {formatMoney(price, currency, locale)}
              </span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          <p className="max-w-prose text-14 text-ink-2">{t('home.plans.final')}</p>
          <LinkButton href={localePath(locale, '/subscribe')}>{t('home.plans.compare')}</LinkButton>
        </div>
      </Card>
    </Section>
  );
}
