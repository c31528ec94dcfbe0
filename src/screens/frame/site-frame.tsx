import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath, parseLocalePath } from '#i18n/locale-path.ts';
import { sentenceGap } from '#i18n/punctuation.ts';
import { KitDrawings } from '#ui/kit-disc.tsx';
import { LoadingBar } from '#ui/loading-bar.tsx';
import { AppShell } from '#ui/shell/app-shell.tsx';
import { Header } from '#ui/shell/header.tsx';
import { LanguageLinks, LanguageMenu } from '#ui/shell/language-menu.tsx';
import { Logo } from '#ui/shell/logo.tsx';
import { MessageHistory, MessageLog } from '#ui/shell/message-log.tsx';
import { SiteMenu } from '#ui/shell/site-menu.tsx';
import { CachedPart } from './cached-part.tsx';
import type { FrameData } from './data.server.ts';
import type { SiteData } from './document-data.server.ts';
import { loadPart } from './loading/load-part.ts';
import { useLoadingState } from './loading/use-loading-state.ts';
import { useVisitorMessages } from './messages/visitor-messages.ts';
import { hasNews, NewsBar } from './news-bar.tsx';
import { PageStage } from './page-stage.tsx';
import { MemberBlock } from './session/member-block.tsx';
import { useSession } from './session/session-context.ts';
import { SessionControl } from './session/session-control.tsx';
import { footData } from './site-foot-data.ts';
import { SiteNav } from './site-nav.tsx';
import { useLanguageCookie } from './use-language-cookie.ts';

/** The foot is links in the server's page; the browser wakes it last. */
const SiteFoot = import.meta.env.SSR
  ? (await import('./site-foot.tsx')).SiteFoot
  : lazy(async () => ({ default: (await loadPart(() => import('./site-foot.tsx'))).SiteFoot }));

/** Hidden until somebody wants it: the browser wakes it last too. */
const ContactWindow = import.meta.env.SSR
  ? (await import('./contact/contact-window.tsx')).ContactWindow
  : lazy(async () => ({
      default: (await loadPart(() => import('./contact/contact-window.tsx'))).ContactWindow,
    }));

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
  const isMember = useSession().shown.state === 'member';
  const { store } = useVisitorMessages();
  const messagesLabel = t('shell.messageLog.label');
  const languages = {
    label: t('shell.language.label'),
    failed: t('frame.languageFailed'),
    choices: site.languages.map((language) => ({
      ...language,
      href: `${localePath(language.code, rest)}${location.search}`,
      current: language.code === locale,
    })),
  };
  const menu = (
    <>
      <MemberBlock languages={languages} />
      <CachedPart className="contents" name="nav" of={SiteNav} props={{ rest }} />
      <MessageHistory store={store} label={messagesLabel} />
    </>
  );
  // Rendered again before its code is there, React would make it a second time, without what was typed into the server's.
  const contactWindow = useMemo(
    () => (
      <Suspense>
        <ContactWindow contacts={frame.contacts} reply={frame.reply} />
      </Suspense>
    ),
    [frame.contacts, frame.reply],
  );
  const { name, logo } = site.brand;
  const home = <Logo {...logo} name={name} href={localePath(locale, '/')} />;
  return (
    <>
      <LoadingBar
        state={useLoadingState()}
        label={t('ui.loading')}
        labels={{
          lost: t('shell.connection.lost'),
          // The whole of what follows, with what stands between two sentences of this language.
          seen: `${sentenceGap(locale)}${t('shell.connection.seen', { time: '{time}' })}`,
          retry: t('ui.retry'),
        }}
      />
      <KitDrawings />
      <AppShell
        skipLabel={t('shell.skipToContent')}
        header={
          <Header
            logo={home}
            menu={
              <SiteMenu
                labels={{ label: menuLabel, open: t('shell.menu.open'), close: t('shell.menu.close') }}
                head={home}
              >
                {menu}
                {isMember ? null : <LanguageLinks {...languages} />}
              </SiteMenu>
            }
          >
            <MessageLog store={store} label={messagesLabel} />
            {/* On a phone the languages stand in the menu, a member's in their account menu. */}
            <div className="max-md:hidden">
              <LanguageMenu {...languages} />
            </div>
            <SessionControl />
          </Header>
        }
        ticker={
          hasNews(frame) ? (
            <CachedPart
              className="contents"
              name="news"
              of={NewsBar}
              props={{ announcements: frame.announcements, data: frame.data }}
            />
          ) : null
        }
        sidebar={menu}
        footer={
          <Suspense>
            <CachedPart className="contents" name="foot" of={SiteFoot} props={footData(site, frame)} />
          </Suspense>
        }
      >
        <PageStage zone={site.display.zone}>{children}</PageStage>
      </AppShell>
      {contactWindow}
    </>
  );
}
