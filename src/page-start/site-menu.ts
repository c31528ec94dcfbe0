import { timings } from '#ui/timings.ts';
import { leaveAnchor } from './leave-anchor.ts';
import { hideInTwoSteps, isShown, showInTwoSteps } from './two-step.ts';

const ID = 'site-menu';

/**
 * The menu of small screens (`ui/shell/site-menu.tsx`): a link to its anchor, which with scripts opens the browser's modal dialog. It
 * slides in over a mask, and is hidden 500 ms after the mask, the cross, a link in it or Escape was pressed.
 */
export function startSiteMenu(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const menu = find();
    if (menu === null) return;
    if (event.target.closest(`a[href="#${ID}"]`) !== null) {
      event.preventDefault();
      show(menu);
    } else if (menu.contains(event.target)) {
      const isCross = event.target.closest('a[href="#top"]') !== null;
      if (isCross) event.preventDefault();
      if (isCross || event.target.closest('[data-mask], a, button') !== null) hide(menu);
    }
  });
  // Escape, and a phone's gesture back. The event does not rise, so it is heard on its way down.
  document.addEventListener(
    'cancel',
    (event) => {
      const menu = find();
      if (menu === null || event.target !== menu) return;
      event.preventDefault();
      hide(menu);
    },
    true,
  );
  window.addEventListener('popstate', () => {
    const menu = find();
    if (menu !== null && isShown(menu)) hide(menu);
  });
  const menu = find();
  // Opened before scripts ran, it is what the address targets; left so, neither its cross nor another page would put it away.
  if (menu !== null && location.hash === `#${ID}`) {
    leaveAnchor();
    show(menu);
  }
}

function find(): HTMLDialogElement | null {
  const menu = document.getElementById(ID);
  return menu instanceof HTMLDialogElement ? menu : null;
}

function show(menu: HTMLDialogElement): void {
  showInTwoSteps(menu, () => {
    if (!menu.open) menu.showModal();
    opener(menu)?.setAttribute('aria-expanded', 'true');
  });
}

function hide(menu: HTMLDialogElement): void {
  if (!menu.open) return;
  hideInTwoSteps(menu, timings.mobileMenuHideMs, () => {
    menu.close();
    opener(menu)?.setAttribute('aria-expanded', 'false');
  });
}

function opener({ id }: HTMLDialogElement): Element | null {
  return document.querySelector(`a[href="#${id}"][aria-haspopup]`);
}
