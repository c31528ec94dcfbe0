import { createContext, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Prefetch } from '../ahead/start-prefetch.ts';

/** What all links to pages of this site share, so that each of them costs the browser no more than an ordinary one. */
type PageLinks = {
  /** A link's `ref`: its page is loaded ahead while the link is in view. */
  watch(link: HTMLAnchorElement | null): (() => void) | undefined;
  /** Changes the page; one that is asked for while it is shown takes its own place in the history. */
  follow(href: string): void;
};

export const PageLinksContext = createContext<PageLinks | null>(null);

/**
 * Loads ahead what the links in view lead to, once this page itself is complete; the pages' data for guests only, since a member's
 * change with what they do.
 */
export function PrefetchProvider({ isGuest, children }: { isGuest: boolean; children: ReactNode }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const started = useRef<Promise<Prefetch | null>>(undefined);
  const [ahead, setAhead] = useState<Prefetch | null>(null);

  const watch = useCallback((link: HTMLAnchorElement | null) => {
    if (link === null) return;
    started.current ??= loadPrefetch().then((prefetch) => {
      setAhead(prefetch);
      return prefetch;
    });
    let isGone = false;
    let unwatch = () => {};
    void started.current.then((prefetch) => {
      if (prefetch !== null && !isGone) unwatch = prefetch.watch(link);
    });
    return () => {
      isGone = true;
      unwatch();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that another page has come.
  useEffect(() => ahead?.forgetPayloads(), [ahead, key]);

  const links = useMemo(
    () => ({
      watch,
      follow(href: string) {
        void navigate(href, { replace: new URL(href, location.href).href === location.href });
      },
    }),
    [watch, navigate],
  );

  return (
    <PageLinksContext value={links}>
      {children}
      {ahead === null || !isGuest ? null : <ahead.PayloadLinks store={ahead.payloads} />}
    </PageLinksContext>
  );
}

/** Null where its code cannot be loaded: every page then loads when it is asked for. */
async function loadPrefetch(): Promise<Prefetch | null> {
  try {
    if (document.readyState !== 'complete')
      await new Promise((done) => window.addEventListener('load', done, { once: true }));
    const { startPrefetch } = await import('../ahead/start-prefetch.ts');
    return startPrefetch();
  } catch {
    return null;
  }
}
