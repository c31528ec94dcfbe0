/**
 * Lets a page rest until its reader does something, or until nobody has touched it for a while. A guest's page is whole as
 * the server writes it: its links lead on, its menus open, its forms take text. Its code is fetched when it has loaded
 * and stands, and then waits; what is pressed before the scripts answer is held (`hold-presses.ts`).
 *
 * This function's own text is put into the page (`dress-document.ts`), so it uses nothing from outside itself. An address
 * with an anchor may ask for what only scripts show, and a reader who comes from another page of ours, or loads this one
 * again, is at work already: those pages start at once.
 */
export function wakeOnTouch(untouchedMs: number): void {
  const touches = [
    ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'],
    ...['keydown', 'click', 'input', 'change'],
  ];
  document.currentScript?.remove();
  const asleep = document.querySelector<HTMLScriptElement>('script[data-asleep]');

  let ahead = asleep?.dataset.asleep?.split(' ') ?? [];
  const fetchAhead = () => {
    for (const href of ahead)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    ahead = [];
  };
  const wake = () => {
    for (const touch of touches) window.removeEventListener(touch, wake, true);
    if (asleep === null || !asleep.isConnected) return;
    fetchAhead();
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = asleep.nonce;
    script.textContent = asleep.textContent;
    asleep.replaceWith(script);
  };

  for (const touch of touches) window.addEventListener(touch, wake, { capture: true, passive: true });

  const [navigation] = performance.getEntriesByType('navigation');
  const isAtWork =
    location.hash !== '' ||
    document.referrer.startsWith(`${location.origin}/`) ||
    (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate');
  if (isAtWork) wake();
  else {
    const loaded = () => {
      setTimeout(wake, untouchedMs);
      // A page may have loaded before it is drawn.
      new PerformanceObserver(fetchAhead).observe({ type: 'paint', buffered: true });
    };
    window.addEventListener('load', loaded, { once: true });
  }
}
