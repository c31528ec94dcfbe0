import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** What the brand is for in its own words, what this is, in one sentence and two more, and for a guest the way in and to the plans. */
export function Hero({ isGuest }: { isGuest: boolean }) {
  const { locale, t } = useLanguage<'home' | 'shell'>();
  return (
    <header className="grid gap-2 pt-6 pb-2 sm:pt-10">
      <p className="display-gradient w-fit text-16 font-strong sm:text-20">{t('shell.tagline')}</p>
      <h1 className="max-w-[36ch] text-28 font-strong tight text-balance lg:text-40">
        {t('home.hero.title')}
      </h1>
      <p className="max-w-prose text-14 text-balance text-ink-2 sm:text-16">{t('home.hero.lead')}</p>
      {isGuest ? (
        <p className="flex flex-wrap gap-3 pt-2">
          <LinkButton href={localePath(locale, '/register')} tone="primary">
            {t('shell.menu.register')}
          </LinkButton>
          <LinkButton href={localePath(locale, '/subscribe')}>{t('shell.menu.subscribe')}</LinkButton>
        </p>
      ) : null}
    </header>
  );
}
