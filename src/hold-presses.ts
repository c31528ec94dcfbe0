/**
 * Holds what is pressed, chosen from a list or handed over as a file before scripts answer for it, and presses it again, once,
 * as soon as they do. Whatever else works before stays as it is: links lead on, and what is typed or ticked stands.
 *
 * This function's own text is put into the page (`dress-document.ts`), so it uses nothing from outside itself.
 * @param limitMs how long a press is held: then it goes to the browser, as if nobody had held it
 */
export function holdPresses(limitMs: number): void {
  document.currentScript?.remove();
  // React leaves its mark on every element that it answers for. It does so a moment before it has taken a part over, and
  // finishes that part at once for a press that comes between.
  const isAnswered = (element: Element) =>
    Object.keys(element).some((name) => name.startsWith('__reactProps'));
  const held = new Set<Element>();
  let pressedAgain: Element | null = null;
  const hold = (event: Event) => {
    const isClick = event.type === 'click';
    const pressed =
      event.target instanceof Element
        ? event.target.closest(isClick ? 'button' : 'select, [type=file]')
        : null;
    if (pressed === null || pressed === pressedAgain) return;
    // Who presses once more just before the held press is passed on means the same press.
    const isHeld = held.has(pressed);
    if (!isHeld && isAnswered(pressed)) return;
    event.stopPropagation();
    if (isClick) event.preventDefault();
    if (isHeld) return;
    held.add(pressed);
    const givenUp = performance.now() + limitMs;
    const pressAgain = () => {
      if (pressed.isConnected && !isAnswered(pressed) && performance.now() < givenUp) {
        requestAnimationFrame(pressAgain);
        return;
      }
      held.delete(pressed);
      pressedAgain = pressed;
      if (isClick && pressed instanceof HTMLElement) pressed.click();
      else pressed.dispatchEvent(new Event('change', { bubbles: true }));
      pressedAgain = null;
    };
    requestAnimationFrame(pressAgain);
  };
  for (const press of ['click', 'change']) window.addEventListener(press, hold, true);
}
