import { timings } from '#ui/timings.ts';
import { hideInTwoSteps, isShown, showInTwoSteps } from './two-step.ts';

const DROPDOWN = 'details[data-dropdown]';
/** What a panel leaves free beside it. */
const EDGE_PX = 8;

/**
 * The panels of `ui/dropdown.tsx`, which the browser itself opens and closes: with scripts they open in two steps and close over 200 ms,
 * on a press outside, on Escape, when focus leaves, and when something in them was chosen.
 */
export function startDropdowns(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const summary = event.target.closest(`${DROPDOWN} > summary`);
    const pressed = dropdownOf(summary);
    if (pressed !== null) {
      event.preventDefault();
      if (pressed.open && pressed.dataset.phase !== 'closing') hide(pressed);
      else show(pressed);
      return;
    }
    const chosenIn = dropdownOf(event.target.closest('a, button'));
    if (chosenIn !== null) hide(chosenIn);
  });
  const closeOutside = ({ target }: Event) => {
    for (const dropdown of openDropdowns())
      if (target instanceof Node && !dropdown.contains(target)) hide(dropdown);
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const dropdown of openDropdowns()) {
      hide(dropdown);
      dropdown.querySelector('summary')?.focus();
    }
  });
}

function dropdownOf(part: Element | null): HTMLDetailsElement | null {
  return part?.closest<HTMLDetailsElement>(DROPDOWN) ?? null;
}

function openDropdowns(): Iterable<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(`${DROPDOWN}[open]`);
}

function show(dropdown: HTMLDetailsElement): void {
  showInTwoSteps(dropdown, () => {
    dropdown.open = true;
    keepOnScreen(dropdown);
  });
}

/** The panel hangs from one edge of its trigger; where it would reach beyond the screen it moves back onto it. */
function keepOnScreen(dropdown: HTMLDetailsElement): void {
  const panel = dropdown.querySelector<HTMLElement>(':scope > [data-float]');
  if (panel === null) return;
  panel.style.margin = '';
  const { left, right } = panel.getBoundingClientRect();
  const beyond = right + EDGE_PX - document.documentElement.clientWidth;
  if (beyond > 0) panel.style.marginLeft = `${-beyond}px`;
  else if (left < EDGE_PX) panel.style.marginRight = `${left - EDGE_PX}px`;
}

/** Also one that the reader opened before scripts ran. */
function hide(dropdown: HTMLDetailsElement): void {
  if (!dropdown.open && !isShown(dropdown)) return;
  hideInTwoSteps(dropdown, timings.dropdownCloseMs, () => {
    dropdown.open = false;
  });
}
