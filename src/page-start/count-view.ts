/** Where a view is reported; see decision 128. */
const ADDRESS = '/page-views';

/**
 * Says that this page is being shown, by its own path and nothing else. A browser that prepares pages ahead runs their scripts before anyone sees
 * them; there it is said once the page is opened.
 */
export function countView(): void {
  const report = () => void navigator.sendBeacon(ADDRESS, location.pathname);
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', report, { once: true });
  else report();
}
