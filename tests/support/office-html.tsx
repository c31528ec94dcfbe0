import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, type LoaderFunctionArgs, Outlet, RouterContextProvider } from 'react-router';
import { expect } from 'vitest';
import type { Services } from '#domain/services.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { LinkProvider } from '#ui/link.tsx';
import { pageContext } from '../../src/page/page-context.ts';
import { loadOfficeFrame } from '../../src/screens/office/frame/data.server.ts';
import { OfficeContext } from '../../src/screens/office/frame/office-context.ts';
import { OfficeNotes } from '../../src/screens/office/frame/office-notes.tsx';
import { officePage } from '../../src/screens/office/office-page.server.ts';
import { guestContext } from './call-api.ts';
import { officeApi } from './made-apis.ts';
import { makePageContext } from './page-context.ts';

export type OfficeScreen = {
  readonly loader: (args: LoaderFunctionArgs) => Promise<object>;
  readonly default: ComponentType;
};

/** A person's words that run as soon as anything reads them as a tag, or as the end of an attribute. */
export const HOSTILE = `"><img src=x onerror=ran()> & 'so on'`;

/** Holds that those words stand in a page as often as at least, and nowhere as a tag. */
export function expectVerbatim(html: string, least = 1): void {
  const escaped = renderToStaticMarkup(<p>{HOSTILE}</p>).slice('<p>'.length, -'</p>'.length);
  expect(html.split(escaped).length - 1).toBeGreaterThanOrEqual(least);
  expect(html).not.toContain('<img src=x');
}

/** A page of the office as the server writes it for the operator of a token: its own loader, over the office's own API. */
export async function officeHtml(
  services: Services,
  options: {
    readonly token: string;
    readonly screen: OfficeScreen;
    readonly path: string;
    readonly params?: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const api = officeApi(services);
  const ask = async (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${options.token}`);
    return api.request(address, { ...init, headers }, { requestContext: guestContext });
  };
  const context = new RouterContextProvider();
  context.set(pageContext, makePageContext(services, { office: { theme: null, ask } }));
  const url = new URL(`https://site.example${options.path}`);
  const args = { request: new Request(url), url, params: options.params ?? {}, context, pattern: '' };
  const [frame, messages, page] = await Promise.all([
    loadOfficeFrame(officePage(args)),
    loadMessages('en', ['shell', 'ui', 'errors']),
    options.screen.loader(args as LoaderFunctionArgs),
  ]);
  const { operator, brand } = frame.me;
  const { zone, brandNames, leagueNames } = frame;
  const hasBrands = operator.brands.length > 1;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Notes,
      children: [{ id: 'page', path: url.pathname, Component: options.screen.default }],
    },
  ]);
  return renderToStaticMarkup(
    <LinkProvider value={PlainLink}>
      <LanguageProvider locale="en" messages={{ ...messages, ...frame.messages }}>
        <OfficeContext value={{ operator, brand, isAlone: false, zone, hasBrands, brandNames, leagueNames }}>
          <Stub initialEntries={[`${url.pathname}${url.search}`]} hydrationData={{ loaderData: { page } }} />
        </OfficeContext>
      </LanguageProvider>
    </LinkProvider>,
  );
}

/** Around every page, as the frame has it. */
const Notes = () => (
  <OfficeNotes>
    <Outlet />
  </OfficeNotes>
);

const PlainLink = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a href={href}>{children}</a>
);
