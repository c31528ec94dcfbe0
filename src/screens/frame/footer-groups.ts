import type { ComponentProps } from 'react';
import { localePath } from '#i18n/locale-path.ts';
import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import type { Footer } from '#ui/shell/footer.tsx';

/** The links at the foot of every page: who we are, what can be known, and under which terms. */
export function footerGroups(locale: Locale, t: Translate<'shell' | 'frame'>): FooterGroups {
  const to = (rest: string) => localePath(locale, rest);
  return [
    {
      key: 'company',
      heading: t('shell.footer.company'),
      links: [
        { href: `${to('/')}#about`, label: t('shell.footer.aboutUs') },
        { href: '#contact', label: t('shell.footer.contact') },
      ],
    },
    {
      key: 'information',
      heading: t('shell.footer.information'),
      links: [
        { href: to('/news'), label: t('shell.menu.news') },
        { href: to('/schedule'), label: t('shell.menu.schedule') },
        { href: to('/proof'), label: t('shell.footer.proof') },
        { href: to('/audit'), label: t('shell.footer.audit') },
        { href: to('/widgets'), label: t('shell.footer.widgets') },
        { href: to('/methodology'), label: t('shell.footer.methodology') },
        { href: '/api/reference', label: t('frame.api') },
      ],
    },
    {
      key: 'legal',
      heading: t('shell.footer.legal'),
      links: [
        { href: `${to('/terms')}#notice`, label: t('shell.footer.userNotice') },
        { href: to('/terms'), label: t('shell.footer.userAgreement') },
        { href: to('/privacy'), label: t('shell.footer.privacy') },
      ],
    },
  ];
}

type FooterGroups = ComponentProps<typeof Footer>['groups'];
