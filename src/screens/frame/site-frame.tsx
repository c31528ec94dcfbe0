import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath, parseLocalePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { LoadingBar } from '#ui/loading-bar.tsx';
import { AppShell } from '#ui/shell/app-shell.tsx';
import { Header } from '#ui/shell/header.tsx';
import { LanguageMenu } from '#ui/shell/language-menu.tsx';
import { Logo } from '#ui/shell/logo.tsx';
import { MessageLog } from '#ui/shell/message-log.tsx';
import { NavList } from '#ui/shell/nav-list.tsx';
import { SiteMenu } from '#ui/shell/site-menu.tsx';
import { joinAnnouncements, Ticker } from '#ui/ticker.tsx';
import { ContactPanel } from './contact/contact-panel.tsx';
import type { FrameData } from './data.server.ts';
import type { SiteData } from './document-data.server.ts';
import { useLoadingState } from './loading/use-loading-state.ts';
import { useVisitorMessages } from './messages/visitor-messages.ts';
import { navEntries } from './nav-entries.ts';
import { MemberBlock } from './session/member-block.tsx';
import { SessionControl } from './session/session-control.tsx';
import { useLanguageCookie } from './use-language-cookie.ts';

/** The foot is links in the server's page; the browser wakes it last. */
const SiteFoot = import.meta.env.SSR
  ? (await import('./site-foot.tsx')).SiteFoot
  : lazy(async () => ({ default: (await import('./site-foot.tsx')).SiteFoot }));

/** Header, announcements, sidebar and footer around a page. */
export function SiteFrame({
  site,
  frame,
  children,
}: {
  site: SiteData;
  frame: FrameData;
  children: ReactNode;
}) {
  const { locale, t } = useLanguage<'shell' | 'ui' | 'frame'>();
  const location = useLocation();
  const { rest, locale: prefix } = parseLocalePath(location.pathname);
  useLanguageCookie(prefix);
  const menuLabel = t('shell.menu.label');
  const menu = (
    <>
      <MemberBlock />
      <NavList label={menuLabel} entries={navEntries({ locale, rest, t })} />
    </>
  );
  const { name, logo } = site.brand;
  const home = <Logo {...logo} name={name} href={localePath(locale, '/')} />;
  return (
    <>
      <LoadingBar state={useLoadingState()} label={t('ui.loading')} />
      <AppShell
        skipLabel={t('shell.skipToContent')}
        header={
          <Header
            logo={home}
            menu={
              <SiteMenu
                words={{ label: menuLabel, open: t('shell.menu.open'), close: t('shell.menu.close') }}
                head={home}
                pageKey={location.key}
              >
                {menu}
              </SiteMenu>
            }
          >
            {frame.data.mode === 'replay' ? (
              // Where the header is too narrow for brand and badge, ticker and foot say it alone.
              <span className="max-[24rem]:hidden">
                <Badge tone="warn">{t('frame.replay')}</Badge>
              </span>
            ) : null}
            <Messages />
            <LanguageMenu
              label={t('shell.language.label')}
              choices={site.languages.map((language) => ({
                ...language,
                href: `${localePath(language.code, rest)}${location.search}`,
                current: language.code === locale,
              }))}
            />
            <SessionControl />
          </Header>
        }
        ticker={
          frame.announcements.length > 0 ? (
            <Ticker label={t('shell.ticker.label')} text={joinAnnouncements(frame.announcements)} />
          ) : null
        }
        sidebar={menu}
        footer={
          <Suspense>
            <SiteFoot site={site} frame={frame} />
          </Suspense>
        }
      >
        {children}
      </AppShell>
      <ContactPanel contacts={frame.contacts} />
    </>
  );
}

function Messages() {
  const { t } = useLanguage<'shell'>();
  const { store } = useVisitorMessages();
  const words = { label: t('shell.messageLog.label'), empty: t('shell.messageLog.empty') };
  return <MessageLog store={store} words={words} />;
}
