import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { LanguageContextProvider } from '#i18n/language-provider.tsx';
import { nameMessages } from '#i18n/load-messages.ts';
import { LinkProvider } from '#ui/link.tsx';
import type { PartToRender } from '../screens/frame/first-byte.ts';
import { PageLinksContext } from '../screens/frame/loading/prefetch-provider.tsx';
import { PageLink } from '../screens/frame/page-link.tsx';

/** For each process, in characters of HTML. */
const MAX_CHARACTERS = 8_000_000;

/** What `useId` writes below this prefix; the browser would count otherwise, as it renders the whole page. */
const ID_PREFIX = 'cached-part-';
/** React's mark of a boundary that the browser has to render, as it failed on the server. */
const FAILED_BOUNDARY = '<!--$!-->';

/** Stands for a part that has to be rendered in its page. */
const NOT_CACHEABLE = '';

const cache = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (html) => html.length + 100,
});

/** Links of a page are ordinary ones until the browser has taken it over. */
const links = { watch: () => undefined, follow: () => undefined };

/**
 * The HTML of a part, rendered once for all readers with the same props. All of these are its key; apart from them the part can see the messages of its
 * language alone, as it is rendered outside of its page. Null for what cannot be cached: messages that were changed for this reader, ids that
 * are counted in the page, a part that fails.
 */
export function renderCachedPart({ name, props, language, part }: PartToRender): string | null {
  const files = nameMessages(language.messages);
  if (files === null) return null;
  const { locale, overrides } = language;
  const key = hash('sha256', JSON.stringify([name, locale, files, overrides, props]), 'base64');
  const known = cache.get(key);
  const html = known ?? renderApart(part, language);
  if (known === undefined) cache.set(key, html);
  return html === NOT_CACHEABLE ? null : html;
}

function renderApart(part: PartToRender['part'], language: PartToRender['language']): string {
  try {
    const html = renderToString(
      <LanguageContextProvider value={language}>
        <LinkProvider value={PageLink}>
          <PageLinksContext value={links}>{part}</PageLinksContext>
        </LinkProvider>
      </LanguageContextProvider>,
      { identifierPrefix: ID_PREFIX },
    );
    return html.includes(ID_PREFIX) || html.includes(FAILED_BOUNDARY) ? NOT_CACHEABLE : html;
  } catch {
    // In its page it fails as any part does, and is logged there.
    return NOT_CACHEABLE;
  }
}
