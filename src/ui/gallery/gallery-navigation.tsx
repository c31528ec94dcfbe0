import { formatWeekday } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs, languageNames } from '#i18n/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { Card } from '../card.tsx';
import { ChipLinks } from '../chip.tsx';
import { DayStrip } from '../day-strip.tsx';
import { dropdownItemStyle } from '../dropdown.tsx';
import { Link } from '../link.tsx';
import { Pagination } from '../pagination.tsx';
import { SegmentLinks } from '../segment-links.tsx';
import { LanguageLinks, LanguageMenu } from '../shell/language-menu.tsx';
import { NavList } from '../shell/nav-list.tsx';
import { homeIcon, recordIcon } from '../shell/shell-icon-paths.ts';
import { UserBlock } from '../shell/user-block.tsx';
import { TabLinks, Tabs } from '../tabs.tsx';
import type { GalleryFile } from './gallery-files.ts';

const chosenDay = 20;

/** Tabs, filters, days, pages and menus. */
export function GalleryNavigation() {
  const { t, locale } = useLanguage<GalleryFile>();
  const days = Array.from({ length: 15 }, (_, index) => chosenDay - 7 + index).map((day) => {
    const weekday = formatWeekday(Date.UTC(2026, 10, day, 12), 'UTC', locale);
    return {
      href: `#day-${day}`,
      label: `2026-11-${day}`,
      weekday: day === chosenDay ? t('gallery.sample.today') : weekday,
      day: String(day),
      current: day === chosenDay,
      today: day === chosenDay,
    };
  });
  const sports = [t('sport.sports.soccer'), t('sport.sports.basketball'), t('sport.sports.baseball')];
  return (
    <div className="grid gap-4">
      <DayStrip
        label={t('sport.fields.date')}
        days={days}
        earlier={{ href: '#day-12', label: t('ui.pagination.previous') }}
        later={{ href: '#day-28', label: t('ui.pagination.next') }}
      />
      <ChipLinks
        label={t('shell.menu.schedule')}
        items={[t('ui.all'), ...sports].map((label, index) => ({
          href: `#${label}`,
          label,
          current: index === 0,
        }))}
      />
      <SegmentLinks
        label={t('shell.menu.records')}
        items={sports.map((label, index) => ({
          href: `#segment-${label}`,
          label,
          current: index === 0,
          count: String(12 - 4 * index),
        }))}
      />
      <Card className="grid gap-6">
        <Tabs
          label={t('shell.menu.schedule')}
          items={sports.map((label) => ({ key: label, label, panel: <p className="text-14">{label}</p> }))}
        />
        <TabLinks
          label={t('shell.menu.records')}
          items={[
            { href: '#completed', label: t('shell.menu.completedRecords'), current: true },
            { href: '#ongoing', label: t('shell.menu.ongoingRecords') },
          ]}
        />
        <div className="w-64">
          <UserBlock
            label={t('shell.menu.account')}
            name={t('gallery.sample.email')}
            plan={t('sport.plans.monthly')}
            avatar={null}
          >
            <Link href="#orders" className={dropdownItemStyle}>
              {t('shell.menu.myOrders')}
            </Link>
          </UserBlock>
        </div>
        <Menus />
        <Pagination
          page={6}
          lastPage={20}
          href={(page) => `#page-${page}`}
          labels={{
            label: t('ui.pagination.label'),
            previous: t('ui.pagination.previous'),
            next: t('ui.pagination.next'),
            page: (page) => t('ui.pagination.page', { page }),
          }}
        />
      </Card>
    </div>
  );
}

/** The menu of the sidebar, and the languages as they stand in the header and in a menu that is open already. */
function Menus() {
  const { t, locale } = useLanguage<GalleryFile>();
  const languages = {
    label: t('shell.language.label'),
    choices: LOCALES.map((code) => ({
      code,
      lang: htmlLangs[code],
      name: languageNames[code],
      href: `#${code}`,
      current: code === locale,
    })),
  };
  return (
    <div className="grid max-w-md gap-4">
      <NavList
        label={t('shell.menu.label')}
        entries={[
          { kind: 'link', href: '#home', label: t('shell.menu.home'), icon: homeIcon, current: false },
          {
            kind: 'group',
            key: 'records',
            label: t('shell.menu.records'),
            icon: recordIcon,
            items: [
              { kind: 'link', href: '#done', label: t('shell.menu.completedRecords'), current: true },
              { kind: 'link', href: '#coming', label: t('shell.menu.ongoingRecords'), current: false },
            ],
          },
        ]}
      />
      <LanguageMenu {...languages} />
      <LanguageLinks {...languages} />
    </div>
  );
}
