import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Outlet, useRouteLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { LOCALES } from '#terms/locales.ts';
import type { SiteData } from '../document-data.server.ts';
import { PageErrorView } from './page-error-view.tsx';

function Root() {
  const site = useRouteLoaderData<SiteData>('root');
  if (site === undefined) return null;
  return (
    <LanguageProvider locale={site.locale} messages={site.messages}>
      <Outlet />
    </LanguageProvider>
  );
}
const Nothing = () => null;
const View = () => <PageErrorView />;
const child = { id: 'page', index: true, Component: Nothing, ErrorBoundary: View } as const;
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Root, children: [child] }]);

it.each(LOCALES)('calls a lost connection so in %s, and offers to try again', async (locale) => {
  const messages = await loadMessages(locale, ['shell', 'ui', 'frame']);
  const root = { locale, messages, languages: [] };
  const html = renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { root }, errors: { page: new TypeError('Failed to fetch') } }} />,
  );
  expect(html).not.toContain('500');
  expect(html).toContain(messages.shell.errorPage.offlineTitle);
  expect(html).toContain(messages.shell.errorPage.offlineText);
  expect(html).toContain(`>${messages.ui.retry}</button>`);
});

it.each(LOCALES)('calls a busy server so in %s, and asks again', async (locale) => {
  const messages = await loadMessages(locale, ['shell', 'ui', 'frame']);
  const root = { locale, messages, languages: [] };
  const busy = { status: 503, statusText: '', internal: false, data: '' };
  const html = renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { root }, errors: { page: busy } }} />,
  );
  expect(html).toContain(messages.shell.errorPage.busyTitle);
  expect(html).not.toContain(messages.shell.errorPage.brokenTitle);
  expect(html).toContain(`>${messages.ui.retry}</button>`);
});

it('says of no error that it was logged, since what stopped in a browser was not', async () => {
  for (const locale of LOCALES) {
    const { shell } = await loadMessages(locale, ['shell']);
    expect(shell.errorPage.brokenText).not.toMatch(/logged|記錄|紀錄|ghi/i);
  }
});

it('asks no one to check an address that is right but for a language that is off', async () => {
  const messages = await loadMessages('en', ['shell', 'ui', 'frame']);
  const root = { locale: 'en', messages, languages: [{ code: 'en', lang: 'en-US', name: 'English' }] };
  const missing = { status: 404, statusText: 'Not Found', internal: false, data: null };
  const page = { ...child, index: false, path: '*' } as const;
  const Missing = createRoutesStub([{ id: 'root', path: '/', Component: Root, children: [page] }]);
  const draw = (path: string) =>
    renderToStaticMarkup(
      <Missing initialEntries={[path]} hydrationData={{ loaderData: { root }, errors: { page: missing } }} />,
    );
  const { notFoundText } = messages.shell.errorPage;
  expect(draw('/en/nowhere')).toContain(notFoundText.replace('{path}', '/en/nowhere'));
  expect(draw('/vi/record')).toContain(messages.frame.languageOffText);
  expect(draw('/vi/record')).not.toContain(notFoundText.replace('{path}', '/vi/record'));
});
