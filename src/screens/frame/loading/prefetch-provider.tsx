import { createContext, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { limits, timings } from '#ui/timings.ts';
import { watchLinks } from './link-watcher.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { loadPageCode } from './page-code.ts';
import { createPayloadStore, PayloadLinks } from './payload-links.tsx';
import { createPrefetcher } from './prefetcher.ts';

/** What a link to a page of this site is handed as its `ref`, so that its page is loaded ahead while it is in view. */
export const WatchLink = createContext<((link: HTMLAnchorElement | null) => void) | undefined>(undefined);

/** Loads ahead what the links in view lead to. */
export function PrefetchProvider({ children }: { children: ReactNode }) {
  const [payloads] = useState(createPayloadStore);
  const { key } = useLocation();
  const ahead = useRef<ReturnType<typeof startPrefetch>>(undefined);

  const watch = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (link === null) return;
      ahead.current ??= startPrefetch((page) => payloads.load(page));
      return ahead.current.watch(link);
    },
    [payloads],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that another page has come.
  useEffect(() => ahead.current?.prefetcher.forgetPayloads(), [key]);

  return (
    <WatchLink value={watch}>
      {children}
      <PayloadLinks store={payloads} />
    </WatchLink>
  );
}

function startPrefetch(loadPayload: (page: string) => Promise<void>) {
  const prefetcher = createPrefetcher(
    {
      loadCode: (page) => loadPageCode(new URL(page, location.origin).pathname),
      loadPayload,
      mayLoad: () => mayPrefetch(navigator),
      after(ms, callback) {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
    },
    { atOnce: limits.preloadsAtOnce, payloadDelayMs: timings.payloadPrefetchDelayMs },
  );
  return { prefetcher, watch: watchLinks(prefetcher) };
}
