/** Begins once everything that the page names has been loaded, and at once where it has. */
export function whenLoaded(start: () => void): void {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
