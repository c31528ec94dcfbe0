import { isNetworkError } from '#screens/frame/network-error.ts';
import { renewPart } from './ask-page.ts';
import { leavesPage, sayUnreachable, showLoadingBar } from './loading-bar.ts';

/** A choice on a long page, marked `data-in-place`: its reader stays where they are, and the address says what they chose. */
export function startInPlace(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.dataset.inPlace === undefined || event.defaultPrevented || !leavesPage(link, event)) return;
    if (link.pathname !== location.pathname) return;
    event.preventDefault();
    void choose(link.href, link.search);
  });
}

async function choose(address: string, search: string): Promise<void> {
  showLoadingBar('loading');
  try {
    await renewPart('#content', search);
    history.replaceState(history.state, '', address);
    showLoadingBar('idle');
  } catch (problem) {
    if (isNetworkError(problem)) return sayUnreachable(address);
    // The page as a whole may still be had, or the browser says why not.
    location.assign(address);
  }
}
