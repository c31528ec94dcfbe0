import { showLostConnection } from './connection-bar.ts';

/** How long the end of the bar is seen where a page did not come. */
const FAIL_MS = 1000;

/** The bar at the top (`ui/loading-bar.tsx`) while another page is on its way to a reader whose browser loads each page in full. */
export function showLoadingBar(state: 'loading' | 'error' | 'idle'): void {
  const place = document.querySelector<HTMLElement>('[data-loading-bar]');
  if (place === null) return;
  place.replaceChildren();
  if (state === 'idle') return;
  const bar = document.createElement('div');
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', place.dataset.loadingBar ?? '');
  bar.className = `h-full origin-left ${state === 'error' ? 'bg-lose' : 'bg-primary-ink animate-load'}`;
  place.append(bar);
  if (state === 'error') setTimeout(() => bar.remove(), FAIL_MS);
}

/** What was pressed cannot be loaded; the page stays, and offers to try again. */
export function sayUnreachable(address: string): void {
  showLoadingBar('error');
  showLostConnection(address, document.querySelector<HTMLElement>('[data-loading-bar]')?.dataset ?? {});
}

/** Shows the bar from the press on a link or the sending of a form until the browser leaves the page. */
export function startLoadingBar(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || !leavesPage(link, event)) return;
    if (navigator.onLine) return showLoadingBar('loading');
    // The browser's own error would take the place of a page that can still be read.
    event.preventDefault();
    sayUnreachable(link.href);
  });
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) showLoadingBar('loading');
  });
  // A page that Back brings out of the browser's memory is as it was left.
  window.addEventListener('pageshow', () => showLoadingBar('idle'));
}

/** Whether a click on the link puts another page of this site into this tab. */
export function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || link.origin !== location.origin || link.hasAttribute('download')) return false;
  if ((link.target || '_self') !== '_self') return false;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return !(isSamePage && link.hash !== '');
}
