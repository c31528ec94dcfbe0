import type { ComponentType } from 'react';
import { createRoutesStub, type LoaderFunctionArgs, Outlet, RouterContextProvider } from 'react-router';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import * as bankroll from '#screens/bankroll/screen.tsx';
import { loadDocument } from '#screens/frame/document-data.server.ts';
import { MessagesProvider } from '#screens/frame/messages/messages-provider.tsx';
import * as home from '#screens/home/screen.tsx';
import * as methodology from '#screens/methodology/screen.tsx';
import * as account from '#screens/my-subscribe/screen.tsx';
import * as proof from '#screens/proof/screen.tsx';
import * as record from '#screens/record/screen.tsx';
import * as schedule from '#screens/schedule/screen.tsx';
import * as plans from '#screens/subscribe/screen.tsx';
import * as ongoing from '#screens/unstarted-record/screen.tsx';
import { pageContext } from '../../src/page/page-context.ts';
import { renderWhole } from '../../src/page/render-whole.ts';
import { makePageContext } from './page-context.ts';

type Screen = {
  readonly loader: (args: LoaderFunctionArgs) => Promise<object>;
  readonly default: ComponentType;
};

/** The pages on which the site says something of itself. */
const SCREENS = {
  '': home,
  '/subscribe': plans,
  '/record': record,
  '/unstartedRecord': ongoing,
  '/proof': proof,
  '/mySubscribe': account,
  '/bankroll': bankroll,
  '/methodology': methodology,
  '/schedule': schedule,
} as const satisfies Readonly<Record<string, Screen>>;

export type SitePath = keyof typeof SCREENS;

/** What a reader of a page reads on it, in English, as the server writes it: its own loader and its own components. */
export async function siteText(
  services: Services,
  options: { readonly path: SitePath; readonly search?: string; readonly member: Member | null },
): Promise<string> {
  const { path, search = '', member } = options;
  const screen: Screen = SCREENS[path];
  const site = makePageContext(services, { path: path || '/', member });
  const context = new RouterContextProvider();
  context.set(pageContext, site);
  const url = new URL(`https://site.example/en${path}${search}`);
  const args = { request: new Request(url), url, params: { language: 'en' }, context, pattern: '' };
  const [page, root] = await Promise.all([screen.loader(args), loadDocument(site, args.request)]);
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Frame,
      children: [{ id: 'page', path: url.pathname, Component: screen.default }],
    },
  ]);
  const html = await renderWhole(
    <LanguageProvider locale="en" messages={root.messages}>
      <Stub
        initialEntries={[`${url.pathname}${url.search}`]}
        hydrationData={{ loaderData: { root, page } }}
      />
    </LanguageProvider>,
    {
      nonce: '',
      onError: (error) => {
        throw error;
      },
    },
  );
  return textOf(html);
}

const Frame = () => (
  <MessagesProvider>
    <Outlet />
  </MessagesProvider>
);

/** The words of a page in their order, without what is drawn. */
const textOf = (html: Buffer) =>
  html
    .toString()
    .replaceAll(/<(script|style|svg|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
