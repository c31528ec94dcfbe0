import { localePath } from '#i18n/locale-path.ts';
import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import type { NavEntry } from '#ui/shell/nav-list.tsx';
import {
  calendarIcon,
  chartIcon,
  homeIcon,
  modelIcon,
  newsIcon,
  planIcon,
  recordIcon,
  standingsIcon,
} from '#ui/shell/shell-icon-paths.ts';

type Page = {
  readonly rest: string;
  readonly label: Parameters<Translate<'shell'>>[0];
  readonly icon?: string;
};

/** The entries of sidebar and menu. An entry stands here from the day on which its page exists. */
const PAGES = [
  { rest: '/', label: 'shell.menu.home', icon: homeIcon },
  { rest: '/schedule', label: 'shell.menu.schedule', icon: calendarIcon },
  { rest: '/standings', label: 'shell.menu.standings', icon: standingsIcon },
  { rest: '/statistics', label: 'shell.menu.statistics', icon: chartIcon },
  { rest: '/news', label: 'shell.menu.news', icon: newsIcon },
  { rest: '/subscribe', label: 'shell.menu.subscribe', icon: planIcon },
  { rest: '/customModel', label: 'shell.menu.customModel', icon: modelIcon },
] as const satisfies readonly Page[];

/** The collapsible group of the prediction records. */
const RECORDS = [
  { rest: '/record', label: 'shell.menu.completedRecords' },
  { rest: '/unstartedRecord', label: 'shell.menu.ongoingRecords' },
] as const satisfies readonly Page[];

export function navEntries(options: {
  readonly locale: Locale;
  /** The path below the language. */
  readonly rest: string;
  readonly t: Translate<'shell'>;
}): NavEntry[] {
  const link = ({ rest, label, icon }: Page): NavEntry => ({
    kind: 'link',
    href: localePath(options.locale, rest),
    label: options.t(label),
    ...(icon === undefined ? {} : { icon }),
    current: rest === options.rest,
  });
  const [home, ...others] = PAGES;
  const records: NavEntry = {
    kind: 'group',
    key: 'records',
    label: options.t('shell.menu.records'),
    icon: recordIcon,
    items: RECORDS.map(link).filter((entry) => entry.kind === 'link'),
  };
  return [link(home), records, ...others.map(link)];
}
