import { useLanguage } from '#i18n/language-provider.tsx';
import { TIERS } from '#terms/forecasts.ts';
import { Section } from '#ui/section.tsx';

/** Which prices a forecast may have seen, by its letter. */
export function Tiers() {
  const { t } = useLanguage<'methodology'>();
  return (
    <Section title={t('methodology.tiers.title')} lead={t('methodology.tiers.lead')} anchor="tiers">
      <dl data-card className="grid max-w-prose divide-y divide-line rounded-8 bg-surface shadow-card">
        {TIERS.map((tier) => (
          <div key={tier} className="flex items-center gap-4 px-4 py-3">
            <dt className="grid size-8 shrink-0 place-items-center rounded-8 bg-primary-100 text-16 font-strong text-main">
              {tier}
            </dt>
            <dd className="text-16 text-ink">{t(`methodology.tiers.${tier}`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
