import { watchLinks } from '#screens/frame/ahead/link-watcher.ts';
import { mayPrefetch } from '#screens/frame/ahead/may-prefetch.ts';
import { createPrefetcher } from '#screens/frame/ahead/prefetcher.ts';
import { limits, timings } from '#ui/timings.ts';

/** Pages that guests read and whose address changes nothing. No other address is ever asked for ahead. */
const READ =
  /^\/(?:en|zh_TW|zh_HK|vi)(?:\/(?:schedule|standings|news|subscribe|terms|privacy|proof|audit|bankroll|widgets|methodology))?$/;

/** A load of which the browser says nothing counts as over after this time. */
const LIMIT_MS = 10_000;

/**
 * Loads ahead what links lead to, never for a reader who saves data or has a slow line: what has been in view for a second, at most five at
 * a time, and at once what is pointed at, where the browser takes rules for it.
 */
export function startLoadingAhead(): void {
  if (!mayPrefetch(navigator)) return;
  const prefetcher = createPrefetcher(
    {
      // These pages have no code of their own that would have to come first.
      loadCode: () => Promise.resolve(),
      loadPayload: loadPage,
      mayLoad: () => mayPrefetch(navigator),
      after(ms, callback) {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
    },
    { atOnce: limits.preloadsAtOnce, payloadDelayMs: timings.payloadPrefetchDelayMs },
  );
  const watch = watchLinks(prefetcher);
  const links = [...document.links].filter((link) => link instanceof HTMLAnchorElement && isRead(link));
  for (const link of links) if (link instanceof HTMLAnchorElement) watch(link);
  addRules(links.map(({ href }) => href));
}

/** Another language and another time zone are choices that are remembered, and this reader has not made them yet. */
function isRead(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.hreflang !== '' || link.hasAttribute('download')) return false;
  return READ.test(link.pathname) && !new URLSearchParams(link.search).has('tz');
}

function loadPage(address: string): Promise<void> {
  return new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: address });
    const timer = setTimeout(done, LIMIT_MS);
    link.onload = link.onerror = () => {
      clearTimeout(timer);
      done();
    };
    document.head.append(link);
  });
}

/** The page is fetched and not run: what it does by itself, such as listening to scores, begins with its reader. */
function addRules(addresses: readonly string[]): void {
  if (HTMLScriptElement.supports?.('speculationrules') !== true) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  // Where the policy names a nonce, the browser takes rules from no one who does not know it.
  rules.nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';
  const urls = [...new Set(addresses)];
  rules.textContent = JSON.stringify({ prefetch: [{ urls, eagerness: 'moderate' }] });
  document.head.append(rules);
}
