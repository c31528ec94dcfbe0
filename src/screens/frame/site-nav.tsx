import { useLanguage } from '#i18n/language-provider.tsx';
import { NavList } from '#ui/shell/nav-list.tsx';
import { navEntries } from './nav-entries.ts';

/** The pages of the site, in the sidebar and in the menu of a small screen. */
export function SiteNav({ rest }: { rest: string }) {
  const { locale, t } = useLanguage<'shell'>();
  return <NavList label={t('shell.menu.label')} entries={navEntries({ locale, rest, t })} />;
}
