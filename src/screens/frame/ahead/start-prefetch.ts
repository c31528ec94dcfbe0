import { limits, timings } from '#ui/timings.ts';
import { loadPageCode } from '../loading/page-code.ts';
import { watchLinks } from './link-watcher.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { createPayloadStore, PayloadLinks } from './payload-links.tsx';
import { createPrefetcher } from './prefetcher.ts';

/** Begins to load ahead what the links in view lead to. This folder is fetched once the page stands. */
export function startPrefetch() {
  const payloads = createPayloadStore();
  const prefetcher = createPrefetcher(
    {
      loadCode: (page) => loadPageCode(new URL(page, location.origin).pathname),
      loadPayload: (page) => payloads.load(page),
      mayLoad: () => mayPrefetch(navigator),
      after(ms, callback) {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
    },
    { atOnce: limits.preloadsAtOnce, payloadDelayMs: timings.payloadPrefetchDelayMs },
  );
  return { watch: watchLinks(prefetcher), forgetPayloads: prefetcher.forgetPayloads, payloads, PayloadLinks };
}

export type Prefetch = ReturnType<typeof startPrefetch>;
