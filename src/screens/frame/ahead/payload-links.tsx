import { useSyncExternalStore } from 'react';
import { PrefetchPageLinks } from 'react-router';

type PayloadStore = {
  /** Loads a page's data ahead; resolves when the browser has it, and also when it could not get it. */
  load(page: string): Promise<void>;
  pages(): readonly string[];
  subscribe(listener: () => void): () => void;
};

/** A load of which the browser says nothing counts as over after this time. */
const LIMIT_MS = 10_000;
const none: readonly string[] = [];

export function createPayloadStore(): PayloadStore {
  let pages: readonly string[] = none;
  const listeners = new Set<() => void>();
  const set = (next: readonly string[]) => {
    pages = next;
    for (const listener of listeners) listener();
  };
  return {
    async load(page) {
      set([...pages, page]);
      await untilLoaded(dataPath(page));
      set(pages.filter((other) => other !== page));
    },
    pages: () => pages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Draws the router's own prefetch links, so that their addresses are exactly those that a click will ask for. */
export function PayloadLinks({ store }: { store: PayloadStore }) {
  const pages = useSyncExternalStore(store.subscribe, store.pages, () => none);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

function dataPath(page: string): string {
  const { pathname } = new URL(page, location.origin);
  return pathname.endsWith('/') ? `${pathname}_.data` : `${pathname}.data`;
}

/** The links are moved to the head, so that is where their events are heard, on the way down. */
function untilLoaded(path: string): Promise<void> {
  return new Promise((done) => {
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && new URL(target.href).pathname === path) end();
    };
    const timer = setTimeout(() => end(), LIMIT_MS);
    const end = () => {
      clearTimeout(timer);
      for (const kind of ['load', 'error']) document.head.removeEventListener(kind, listen, true);
      done();
    };
    for (const kind of ['load', 'error']) document.head.addEventListener(kind, listen, true);
  });
}
