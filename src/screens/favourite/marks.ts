import { useMemo, useSyncExternalStore } from 'react';

/** What a member had marked when the page was made, as `team:…`; null for a guest. */
export type Favourites = readonly string[] | null;

/** A star: of what, and how it is called. */
export interface StarProps {
  given: Favourites;
  kind: 'league' | 'team' | 'game';
  id: string;
  name: string;
  className?: string;
}

/** What was marked since, by the list that a page came with: a page that is loaded again brings a list that knows of it. */
const changed = new WeakMap<readonly string[], ReadonlySet<string>>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What is marked now; null for a guest. Every star and list with the same beginning sees the same. */
export function useMarks(given: Favourites): ReadonlySet<string> | null {
  const first = useMemo(() => new Set(given), [given]);
  const read = () => (given && changed.get(given)) ?? first;
  const marks = useSyncExternalStore(subscribe, read, () => first);
  return given && marks;
}

/** Shows something as marked or not, at once and wherever it stands. */
export function setMark(given: readonly string[], key: string, isOn: boolean): void {
  const marks = new Set(changed.get(given) ?? given);
  if (isOn) marks.add(key);
  else marks.delete(key);
  changed.set(given, marks);
  for (const listener of listeners) listener();
}
