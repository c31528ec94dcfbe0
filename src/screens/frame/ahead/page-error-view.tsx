import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath, parseLocalePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ErrorPage } from '../error-page.tsx';
import { pageLoading } from '../loading/page-loading.ts';
import { isNetworkError } from '../network-error.ts';
import { useSite } from '../use-site.ts';
import { BusyPage } from './busy-page.tsx';
import { NotLoaded } from './not-loaded.tsx';

/** A page that does not exist or broke, inside the frame, so that the reader can go on from here. */
export function PageErrorView() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { t, locale: spoken } = useLanguage<'shell' | 'frame'>();
  const { languages } = useSite();
  useEffect(() => pageLoading.fail(), []);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { locale, rest } = parseLocalePath(pathname);
  const isLanguageOff = isMissing && locale !== null && languages.every(({ code }) => code !== locale);
  const backHome = t('shell.errorPage.backHome');
  if (isNetworkError(error)) return <NotLoaded />;
  if (isRouteErrorResponse(error) && error.status === 503) return <BusyPage />;
  if (isRouteErrorResponse(error) && isLockedAccount(error.data)) {
    return (
      <ErrorPage status={error.status} {...error.data} backHome={backHome}>
        <p>
          <TextLink href="#contact">{t('shell.footer.contact')}</TextLink>
        </p>
      </ErrorPage>
    );
  }
  if (!isMissing) {
    const status = isRouteErrorResponse(error) ? error.status : 500;
    const [title, text] = [t('shell.errorPage.brokenTitle'), t('shell.errorPage.brokenText')];
    return <ErrorPage status={status} title={title} text={text} backHome={backHome} />;
  }
  return (
    <ErrorPage
      status={404}
      title={t(isLanguageOff ? 'frame.languageOffTitle' : 'shell.errorPage.notFoundTitle')}
      text={isLanguageOff ? null : t('shell.errorPage.notFoundText', { path: pathname })}
      backHome={backHome}
      more={
        isLanguageOff ? null : (
          <LinkButton href={localePath(spoken, '/schedule')}>{t('shell.menu.schedule')}</LinkButton>
        )
      }
    >
      {isLanguageOff ? (
        <p className="flex flex-wrap gap-x-4 gap-y-2 text-16 text-ink-2">
          {t('frame.languageOffText')}
          {languages.map(({ code, lang, name }) => (
            <TextLink key={code} href={localePath(code, rest)} lang={lang} hrefLang={lang}>
              {name}
            </TextLink>
          ))}
        </p>
      ) : null}
    </ErrorPage>
  );
}

/** The words of a locked account's page (`locked-account.server.ts`). */
function isLockedAccount(data: unknown): data is { readonly title: string; readonly text: string } {
  return typeof data === 'object' && data !== null && 'title' in data && 'text' in data;
}
