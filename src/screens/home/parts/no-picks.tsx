import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Says that no pick is published now, and when one is. */
export function NoPicks() {
  const { t, locale } = useLanguage<'home'>();
  return (
    <EmptyState
      title={t('home.picks.emptyTitle')}
      text={t('home.picks.emptyText')}
      action={<LinkButton href={localePath(locale, '/schedule')}>{t('home.picks.schedule')}</LinkButton>}
    />
  );
}
