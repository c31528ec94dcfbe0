import { useLanguage } from '#i18n/language-provider.tsx';

/** What the brand is for in its own words, and what this is, in one sentence and two more. */
export function Hero() {
  const { t } = useLanguage<'home' | 'shell'>();
  return (
    <header className="grid gap-2 pt-6 pb-2 sm:pt-10">
      <p className="display-gradient w-fit text-16 font-strong sm:text-20">{t('shell.tagline')}</p>
      <h1 className="max-w-[36ch] text-28 font-strong tight text-balance lg:text-40">
        {t('home.hero.title')}
      </h1>
      <p className="max-w-prose text-14 text-balance text-ink-2 sm:text-16">{t('home.hero.lead')}</p>
    </header>
  );
}
