import { type MouseEvent, use } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { LinkProps } from '#ui/link.tsx';
import { pageLoading } from './loading/page-loading.ts';
import { PageLinksContext } from './loading/prefetch-provider.tsx';
import { MessagesContext } from './messages/visitor-messages.ts';

/** Addresses of this site that are no pages of it: a browser has to fetch them itself. */
const FILES = /^\/(?:api|assets|_builds)\/|^\/\w+\/(?:s|share)\/|^\/[\w-]+\.\w+$|^\/\//;

/**
 * Inside the site a link changes the page without loading it again; files, the API and other hosts are ordinary links. A page may
 * hold hundreds of links, and the router's own look at the whole list of routes for each of them: it is left for where no frame
 * stands around the page.
 */
export function PageLink({ href, ...props }: LinkProps) {
  const links = use(PageLinksContext);
  if (!href.startsWith('/') || FILES.test(href)) return <a href={href} {...props} />;
  if (props.hrefLang !== undefined) return <LanguageLink href={href} {...props} />;
  if (links === null) return <RouterLink to={href} {...props} />;
  const { onClick, target, ...rest } = props;
  return (
    <a
      {...rest}
      href={href}
      target={target}
      ref={links.watch}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || (target ?? '_self') !== '_self') return;
        event.preventDefault();
        links.follow(href);
      }}
    />
  );
}

/**
 * A link to the same page in another language. Its words are fetched before anything changes: where they cannot be loaded, the
 * reader keeps the page and the language they have (docs/product/brands.md).
 */
function LanguageLink({ href, onClick, ...props }: LinkProps) {
  const navigate = useNavigate();
  const messages = use(MessagesContext);
  const { t } = useLanguage<'frame'>();
  const change = async () => {
    const endLoading = pageLoading.start();
    try {
      await fetchMessages(href);
      await navigate(href, { preventScrollReset: true });
    } catch (problem) {
      console.warn('The language could not be changed.', problem);
      messages?.toast({ tone: 'error', text: t('frame.languageFailed') });
    } finally {
      endLoading();
    }
  };
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void change();
      }}
    />
  );
}

async function fetchMessages(href: string): Promise<void> {
  const { pathname, search } = new URL(href, location.origin);
  const answer = await fetch(`${pathname.endsWith('/') ? `${pathname}_` : pathname}.data${search}`);
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`);
  await answer.arrayBuffer();
}

/** A click that the browser would follow in this very tab. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
