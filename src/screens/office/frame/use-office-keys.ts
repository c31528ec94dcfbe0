import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useOfficeHref } from './office-context.ts';
import { navFor } from './office-nav.ts';

/** How long after `g` the second key counts. */
const SEQUENCE_MS = 1500;

/**
 * The keys of the office: j and k move through the rows of the page, / leads to its filter, e fetches its list as a file, ?
 * lists all keys, g and a letter open a page, Ctrl and K the search for anything. None but the last counts while something is typed, with a modifier, or while a dialog is open.
 */
export function useOfficeKeys({
  permissions,
  onHelp,
  onSearch,
}: {
  readonly permissions: readonly string[];
  readonly onHelp: () => void;
  readonly onSearch: () => void;
}): void {
  const navigate = useNavigate();
  const href = useOfficeHref();
  const action = useRef<(key: string) => boolean>(() => false);
  const search = useRef(onSearch);
  search.current = onSearch;
  const lastG = useRef(Number.NEGATIVE_INFINITY);

  action.current = (key) => {
    const wasG = performance.now() - lastG.current < SEQUENCE_MS;
    lastG.current = key === 'g' && !wasG ? performance.now() : Number.NEGATIVE_INFINITY;
    if (key === 'g') return true;
    if (wasG) {
      const entry = navFor(permissions).find((known) => known.key === key);
      if (entry !== undefined) void navigate(href(entry.path));
      return entry !== undefined;
    }
    if (key === 'j' || key === 'k') return stepThroughRows(key === 'j' ? 1 : -1);
    if (key === '/') return focusFilter();
    if (key === 'e') return fetchList();
    if (key !== '?') return false;
    onHelp();
    return true;
  };

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isSearch(event)) {
        event.preventDefault();
        if (document.querySelector('dialog[open]') === null) search.current();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (action.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Rows of a table, and those of a list that stands in for one. */
const ROWS = '#content :is(tbody tr, [data-row])';

/** Also while something is typed: the keys are not letters. */
const isSearch = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/**
 * Rows that wait for one action mark it, others the link that opens them; of the rest the first thing that can be done with them stands for the row, or else what
 * opens its details. The one with the focus is the row at which the operator is.
 */
function stepThroughRows(by: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(ROWS)].flatMap((row) => {
    // What only the other width of screen shows cannot take the focus.
    const shown = (kind: string) =>
      [...row.querySelectorAll<HTMLElement>(kind)].find((part) => part.checkVisibility());
    const link =
      shown('[data-row-action] :is(a, button:enabled)') ??
      shown('[data-row-link]') ??
      shown('a, button:enabled') ??
      shown('summary');
    return link === undefined ? [] : [link];
  });
  const at = links.findIndex((link) => link.closest(ROWS)?.contains(document.activeElement));
  const next = links[at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

function focusFilter(): boolean {
  const filter = document.querySelector<HTMLElement>(
    '#content [data-filter] :is(input, select):not([type=hidden])',
  );
  filter?.focus();
  return filter !== null;
}

/** As if the list's link to its file were pressed, where the page has one. */
function fetchList(): boolean {
  const link = document.querySelector<HTMLElement>('#content [data-export]');
  link?.click();
  return link !== null;
}
