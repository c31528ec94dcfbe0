import { localePath } from '#i18n/locale-path.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/t.ts';
import { calendarIcon, chartIcon, homeIcon, newsIcon, planIcon } from '#ui/icon-paths.ts';
import type { NavEntry } from '#ui/shell/nav-list.tsx';

/** The entries of sidebar and menu. An entry stands here from the day on which its page exists. */
const PAGES = [
  { rest: '/', label: 'shell.menu.home', icon: homeIcon },
  { rest: '/schedule', label: 'shell.menu.schedule', icon: calendarIcon },
  { rest: '/statistics', label: 'shell.menu.statistics', icon: chartIcon },
  { rest: '/news', label: 'shell.menu.news', icon: newsIcon },
  { rest: '/subscribe', label: 'shell.menu.subscribe', icon: planIcon },
] as const;

export function navEntries(options: {
  readonly locale: Locale;
  /** The path below the language. */
  readonly rest: string;
  readonly t: Translate<'shell'>;
}): NavEntry[] {
  return PAGES.map(({ rest, label, icon }) => ({
    kind: 'link',
    href: localePath(options.locale, rest),
    label: options.t(label),
    icon,
    current: rest === options.rest,
  }));
}
