import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { loadMessages } from '#i18n/load-messages.ts';
import type { MessageFile, MessageFiles } from '#i18n/message-files.ts';
import { createTranslator } from '#i18n/t.ts';
import { type PageContext, pageContext } from '../../page/page-context.ts';
import { type Callable, type CallInput, type CallSuccess, createApiClient } from '../api-client.ts';
import { officeAddress } from './office-address.ts';

/** What a loader of the office works with: who asks is known by the cookie, what they may do is decided by the API. */
export type OfficePage = {
  readonly context: PageContext;
  readonly url: URL;
  /** The present moment of the site, for ages of what waits. */
  readonly now: string;
  /**
   * Asks a call of the office, for the brand that the page's address names. Anyone who is not signed in is sent to the login
   * page; a call that fails otherwise gives the page of that failure, in the operator's language.
   */
  ask<C extends Callable>(contract: C, input?: CallInput<C>): Promise<CallSuccess<C>>;
  /** The same for a list: what the page's address says of filters, sorting and paging goes along with the question. */
  list<C extends Callable>(contract: C, input?: CallInput<C>): Promise<CallSuccess<C>>;
  /** The page's messages and its title; what `OfficeScreen` and `officeMeta` take. */
  messages<File extends MessageFile>(
    files: readonly File[],
    title: (t: ReturnType<typeof createTranslator<File>>) => string,
  ): Promise<OfficeMessages>;
};

export type OfficeMessages = {
  readonly locale: PageContext['locale'];
  readonly messages: Partial<MessageFiles>;
  readonly title: string;
  readonly now: string;
};

export function officePage({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): OfficePage {
  const page = context.get(pageContext);
  const now = page.services.clock.now().toISOString();
  const { locale } = page;
  return {
    context: page,
    url,
    now,
    ask: (contract, input) => answerOf(contract, { page, url, input, isList: false }),
    list: (contract, input) => answerOf(contract, { page, url, input, isList: true }),
    messages: async (files, title) => {
      const messages = await loadMessages(locale, files);
      return { locale, messages, title: title(createTranslator({ locale, messages })), now };
    },
  };
}

async function answerOf<C extends Callable>(
  contract: C,
  options: {
    readonly page: PageContext;
    readonly url: URL;
    readonly input: CallInput<C> | undefined;
    readonly isList: boolean;
  },
): Promise<CallSuccess<C>> {
  const { page, url, input, isList } = options;
  const { office, locale, services } = page;
  if (office === undefined) throw new Error('This page is not one of the office.');
  const names = ['brand', ...(isList ? Object.keys(contract.query?.shape ?? {}) : [])];
  const client = createApiClient({
    base: '',
    locale,
    fetch: (address, init) => office.ask(officeAddress(withFilters(address, url, names)), init),
    wait: async () => {},
    log: (path, problem) => services.log.error({ err: problem, path }, 'a page of the office got no answer'),
  });
  const result = await client.call(contract, input);
  if (result.status) return result;
  if (result.code === 302) throw redirect(loginAddress(url));
  const text = Object.values(result.msg).flat().join(' ');
  throw data({ text }, { status: result.code ?? 500 });
}

/** The page's own filters, unless the call says otherwise. Of a name that stands twice in an address the last one counts. */
function withFilters(address: string, page: URL, names: readonly string[]): string {
  const [path = '', query] = address.split('?');
  const asked = new URLSearchParams(query);
  for (const name of names) {
    const value = page.searchParams.getAll(name).at(-1);
    if (value !== undefined && value !== '' && !asked.has(name)) asked.set(name, value);
  }
  return asked.size === 0 ? path : `${path}?${asked}`;
}

/** The login page, which leads back to where the operator was kept from. */
function loginAddress({ pathname, search }: URL): string {
  return `/office/login?${new URLSearchParams({ redirect: `${pathname}${search}` })}`;
}
