import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRightIcon, chartIcon, checkIcon, newsIcon } from '#ui/icon-paths.ts';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';

/** What sets the site apart, each with the place that shows it; what it offers besides stands in the menu. */
const FEATURES = [
  { key: 'record', icon: checkIcon, to: '#settled' },
  { key: 'articles', icon: newsIcon, to: '/news' },
  { key: 'doubt', icon: chartIcon, to: '#how' },
] as const;

/** Three reasons to trust what is said here, in a row. */
export function Features() {
  const { t, locale } = useLanguage<'home'>();
  return (
    <Section title={t('home.features.title')} lead={t('home.features.lead')} anchor="features">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ key, icon, to }) => (
          <Card as="li" flush key={key}>
            <Link
              href={to.startsWith('#') ? to : localePath(locale, to)}
              className="group grid h-full grid-cols-[auto_1fr_auto] content-start gap-x-3 gap-y-1 rounded-8 p-4 no-underline transition-colors hover:bg-sunken sm:p-5"
            >
              <Icon of={icon} size={20} className="mt-0.5 text-primary-ink" />
              <h3 className="text-16 font-strong text-main">{t(`home.features.${key}.title`)}</h3>
              <Icon
                of={arrowRightIcon}
                size={16}
                className="mt-1 text-ink-3 transition-transform group-hover:translate-x-0.5"
              />
              <p className="col-start-2 text-14 text-ink-2">{t(`home.features.${key}.text`)}</p>
            </Link>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
