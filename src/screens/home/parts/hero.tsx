import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** A Chinese title may break anywhere, in the middle of a word too; so it breaks after its colon where that is enough. */
const clausesOf = (title: string) => title.split(/(?<=：)/);

/** What this is in one sentence, and the two ways in: the picks that a plan opens now, and an account. */
export function Hero({ lockedCount }: { lockedCount: number }) {
  const { locale, t } = useLanguage<'home' | 'shell'>();
  return (
    <header className="grid content-start gap-3">
      <h1 className="max-w-[30ch] text-28 font-strong tight text-balance lg:text-40">
        {clausesOf(t('home.hero.title')).map((clause) => (
          <span key={clause} className="inline-block">
            {clause}
          </span>
        ))}
      </h1>
      <p className="max-w-[62ch] text-16 text-ink-2">{t('home.hero.lead')}</p>
      <p className="flex flex-wrap items-center gap-2 pt-1">
        <LinkButton
          href={localePath(locale, '/subscribe')}
          tone="primary"
          size="large"
          className="max-sm:w-full"
        >
          {lockedCount === 0 ? t('home.hero.plans') : t('home.hero.unlock', { count: lockedCount })}
        </LinkButton>
        {/* Where the header has room for it, it stands there alone: two would put the pick a step further away for who goes by keys. */}
        <LinkButton href={localePath(locale, '/register')} tone="quiet" className="w-full sm:hidden">
          {t('home.hero.account')}
        </LinkButton>
      </p>
    </header>
  );
}
