import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';

const STEPS = [
  { key: 'account', to: '/register' },
  { key: 'plan', to: '/subscribe' },
  { key: 'read', to: '/schedule' },
] as const;

/** From stranger to reader in three steps, each with its way. */
export function UsageSteps({ age }: { age: number }) {
  const { t, locale } = useLanguage<'home'>();
  return (
    <Section title={t('home.usage.title')} anchor="usage">
      <ol className="grid gap-3 lg:grid-cols-3">
        {STEPS.map(({ key, to }, index) => (
          <Card as="li" key={key} className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
            <span aria-hidden="true" className="row-span-3 text-40 leading-none font-strong text-primary-ink">
              {index + 1}
            </span>
            <h3 className="text-16 font-strong text-main">{t(`home.usage.${key}.title`)}</h3>
            <p className="text-14 text-ink-2">{t(`home.usage.${key}.text`, { age })}</p>
            <p className="pt-1 text-14">
              <TextLink href={localePath(locale, to)}>{t(`home.usage.${key}.link`)}</TextLink>
            </p>
          </Card>
        ))}
      </ol>
    </Section>
  );
}
