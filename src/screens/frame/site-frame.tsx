import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { localePath, parseLocalePath } from '#i18n/locale-path.ts';
import { createTranslator } from '#i18n/t.ts';
import { Badge } from '#ui/badge.tsx';
import { LoadingBar } from '#ui/loading-bar.tsx';
import { AppShell } from '#ui/shell/app-shell.tsx';
import { Footer } from '#ui/shell/footer.tsx';
import { Header } from '#ui/shell/header.tsx';
import { LanguageMenu } from '#ui/shell/language-menu.tsx';
import { Logo } from '#ui/shell/logo.tsx';
import { NavList } from '#ui/shell/nav-list.tsx';
import { SiteMenu } from '#ui/shell/site-menu.tsx';
import { joinAnnouncements, Ticker } from '#ui/ticker.tsx';
import type { FrameData } from './data.server.ts';
import { navEntries } from './nav-entries.ts';

/** Header, announcements, sidebar and footer around a page. */
export function SiteFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const { locale, messages, brand } = frame;
  const location = useLocation();
  const navigation = useNavigation();
  const t = useMemo(
    () => createTranslator({ locale, messages, overrides: brand.messageOverrides }),
    [locale, messages, brand.messageOverrides],
  );
  const { rest } = parseLocalePath(location.pathname);
  const entries = navEntries({ locale, rest, t });
  const logo = <Logo {...brand.logo} name={brand.name} href={localePath(locale, '/')} />;
  return (
    <>
      <LoadingBar state={navigation.state === 'idle' ? 'idle' : 'loading'} label={t('ui.loading')} />
      <AppShell
        skipLabel={t('shell.skipToContent')}
        header={
          <Header
            logo={logo}
            menu={
              <SiteMenu
                words={{
                  label: t('shell.menu.label'),
                  open: t('shell.menu.open'),
                  close: t('shell.menu.close'),
                }}
                head={logo}
                pageKey={location.key}
              >
                <NavList label={t('shell.menu.label')} entries={entries} />
              </SiteMenu>
            }
          >
            <DataBadge frame={frame} text={t('frame.replay')} />
            <LanguageMenu
              label={t('shell.language.label')}
              choices={languageChoices(frame, rest, location.search)}
            />
          </Header>
        }
        ticker={
          frame.announcements.length > 0 ? (
            <Ticker label={t('shell.ticker.label')} text={joinAnnouncements(frame.announcements)} />
          ) : null
        }
        sidebar={<NavList label={t('shell.menu.label')} entries={entries} />}
        footer={
          <Footer
            label={t('shell.footer.label')}
            groups={[
              {
                key: 'information',
                heading: t('shell.footer.information'),
                links: [
                  { href: localePath(locale, '/schedule'), label: t('shell.menu.schedule') },
                  { href: '/api/public/ledger', label: t('shell.footer.proof') },
                  { href: '/api/reference', label: t('frame.api') },
                ],
              },
            ]}
            disclaimer={
              <>
                {t('shell.footer.disclaimer', { brand: brand.name })} {dataSentence(frame, t)}
              </>
            }
            age={t('shell.footer.age', { age: String(brand.subscribeAge) })}
            rights={t('shell.footer.rights', { year: frame.year, company: brand.legalEntity })}
          />
        }
      >
        {children}
      </AppShell>
    </>
  );
}

function DataBadge({ frame, text }: { frame: FrameData; text: string }) {
  return frame.data.mode === 'replay' ? <Badge tone="warn">{text}</Badge> : null;
}

function dataSentence(
  { data }: FrameData,
  t: (key: 'frame.replaySimulated' | 'frame.replayReal' | 'frame.live') => string,
): string {
  if (data.mode === 'live') return t('frame.live');
  return t(
    Object.values(data.origins).some((origin) => origin !== 'real')
      ? 'frame.replaySimulated'
      : 'frame.replayReal',
  );
}

/** The same page and query in every language of the brand. */
function languageChoices(frame: FrameData, rest: string, search: string) {
  return frame.brand.languages.map(({ code, lang, name }) => ({
    code,
    lang,
    name,
    href: `${localePath(code, rest)}${search}`,
    current: code === frame.locale,
  }));
}
