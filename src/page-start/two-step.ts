const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** closed: not there · mounted: visible, before its transition · open: transition on · closing: transition off, still visible. */
export function isShown(part: HTMLElement): boolean {
  return part.dataset.phase === 'mounted' || part.dataset.phase === 'open';
}

/** Opens a part in two steps: first it is visible, and from the second frame on, when that state is laid out, it moves. */
export function showInTwoSteps(part: HTMLElement, show: () => void): void {
  clearTimeout(timers.get(part));
  if (part.dataset.phase === 'closing') {
    part.dataset.phase = 'open';
    return;
  }
  part.dataset.phase = 'mounted';
  show();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (part.dataset.phase === 'mounted') part.dataset.phase = 'open';
    }),
  );
}

/** Closes it by moving back, and hides it after `closeMs`. */
export function hideInTwoSteps(part: HTMLElement, closeMs: number, hide: () => void): void {
  if (part.dataset.phase === 'closing') return;
  clearTimeout(timers.get(part));
  part.dataset.phase = 'closing';
  const end = () => {
    hide();
    part.dataset.phase = 'closed';
  };
  timers.set(part, setTimeout(end, closeMs));
}
