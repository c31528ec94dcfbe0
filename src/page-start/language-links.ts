import { leavesPage, showLoadingBar } from './loading-bar.ts';
import { showToast } from './toasts.ts';

/**
 * A link to the same page in another language is asked for before the reader leaves the page: where it cannot be loaded, they stay with the
 * page and the language that they have (docs/product/brands.md).
 */
export function startLanguageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.hreflang === '' || event.defaultPrevented || !leavesPage(link, event)) return;
    event.preventDefault();
    void change(link);
  });
}

async function change(link: HTMLAnchorElement): Promise<void> {
  showLoadingBar('loading');
  try {
    const answer = await fetch(link.href);
    if (answer.status >= 500) throw new Error(`The server answered ${answer.status}.`);
    location.assign(link.href);
  } catch (problem) {
    console.warn('The language could not be changed.', problem);
    showLoadingBar('error');
    const text = link.closest<HTMLElement>('[data-failed]')?.dataset.failed;
    if (text !== undefined) showToast('error', text);
  }
}
