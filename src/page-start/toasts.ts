import { checkIcon, errorIcon } from '#ui/shell/shell-icon-paths.ts';

/** As long as a toast of the hydrated pages stays (`frame/messages`). */
const TOAST_MS = 4000;

type Tone = 'success' | 'error';

/** As `ui/tone-style.ts` has them. */
const SIGNS = {
  success: { path: checkIcon, colour: 'text-win' },
  error: { path: errorIcon, colour: 'text-lose' },
} as const satisfies Record<Tone, { readonly path: string; readonly colour: string }>;

/**
 * Tells the reader of a page without the framework what went wrong or well: a toast, and a line in the menu's list, where it can be
 * read again, and in the log from which screen readers hear it.
 */
export function showToast(tone: Tone, text: string): void {
  const log = document.querySelector('[role=log]');
  log?.append(element('p', '', text));
  for (const list of document.querySelectorAll<HTMLElement>('[data-message-list]')) {
    const line = element('li', 'flex items-start gap-2.5 text-14');
    line.append(signOf(tone), text);
    list.querySelector('ul')?.prepend(line);
    list.hidden = false;
  }

  const toast = element(
    'div',
    'pointer-events-auto flex w-full max-w-96 items-center gap-3 rounded-8 bg-surface py-1 pr-4 pl-4 text-14 text-ink shadow-float',
  );
  toast.dataset.float = '';
  toast.append(signOf(tone), element('p', 'grow py-2', text));
  region(log?.getAttribute('aria-label') ?? '').append(toast);
  setTimeout(() => toast.remove(), TOAST_MS);
}

/** The place of the toasts, made with the first one. */
function region(label: string): Element {
  const known = document.querySelector('[data-toasts]');
  if (known !== null) return known;
  const place = element(
    'section',
    'pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-end gap-2',
  );
  place.dataset.toasts = '';
  place.setAttribute('aria-label', label);
  document.body.append(place);
  return place;
}

export function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

const signOf = (tone: Tone) => drawIcon(SIGNS[tone].path, SIGNS[tone].colour);

/** As `ui/icon.tsx` draws it. */
export function drawIcon(drawing: string, colour = ''): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', drawing);
  for (const [name, value] of Object.entries({
    width: '20',
    height: '20',
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
    class: `icon ${colour}`,
  }))
    svg.setAttribute(name, value);
  svg.append(path);
  return svg;
}
