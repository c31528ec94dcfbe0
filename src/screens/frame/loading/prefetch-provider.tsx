import { createContext, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Prefetch } from '../ahead/start-prefetch.ts';

/** What a link to a page of this site is handed as its `ref`, so that its page is loaded ahead while it is in view. */
export const WatchLink = createContext<
  ((link: HTMLAnchorElement | null) => (() => void) | undefined) | undefined
>(undefined);

/**
 * Loads ahead what the links in view lead to, once this page itself is complete; the pages' data for guests only, since a member's
 * change with what he does.
 */
export function PrefetchProvider({ isGuest, children }: { isGuest: boolean; children: ReactNode }) {
  const { key } = useLocation();
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

  return (
    <WatchLink value={watch}>
      {children}
      {ahead === null || !isGuest ? null : <ahead.PayloadLinks store={ahead.payloads} />}
    </WatchLink>
  );
}

/** Null where its code cannot be had: every page then loads when it is asked for. */
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
