/**
 * Lets a page rest until its reader does something, or until nobody has touched it for a while. A guest's page is whole as
 * the server writes it: its links lead on, its menus open, its forms take text. Its code is fetched when it has loaded
 * and stands, and then waits; what is pressed before the scripts answer is pressed again as soon as they do.
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
  const here = document.currentScript;
  const asleep = document.querySelector<HTMLScriptElement>('script[data-asleep]');
  here?.remove();

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

  // React leaves its mark on every element that it answers for.
  const isAnswered = (element: Element) =>
    Object.keys(element).some((name) => name.startsWith('__reactProps'));
  const held = new Set<Element>();
  let pressedAgain: Element | null = null;
  const hold = (event: Event) => {
    const pressed =
      event.target instanceof Element
        ? event.target.closest(event.type === 'change' ? 'select' : 'button')
        : null;
    if (pressed === null || pressed === pressedAgain || isAnswered(pressed)) return;
    event.stopImmediatePropagation();
    if (event.type === 'click') event.preventDefault();
    if (held.has(pressed)) return;
    held.add(pressed);
    const givenUp = performance.now() + untouchedMs;
    const pressAgain = () => {
      if (!isAnswered(pressed) && performance.now() < givenUp) {
        requestAnimationFrame(pressAgain);
        return;
      }
      held.delete(pressed);
      pressedAgain = pressed;
      if (event.type === 'click' && pressed instanceof HTMLElement) pressed.click();
      else pressed.dispatchEvent(new Event('change', { bubbles: true }));
      pressedAgain = null;
    };
    requestAnimationFrame(pressAgain);
  };
  for (const touch of touches) window.addEventListener(touch, wake, { capture: true, passive: true });
  for (const press of ['click', 'change']) window.addEventListener(press, hold, true);

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
