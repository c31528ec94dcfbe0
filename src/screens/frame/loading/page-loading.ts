import type { LoadingState } from '#ui/loading-bar.tsx';

type PageLoading = {
  /** A page is on its way; the function that is returned says that it is here. */
  start(): () => void;
  /** What came is an error's page. A document that begins with one has had no bar, and gets none. */
  fail(): void;
  state(): LoadingState;
  subscribe(listener: () => void): () => void;
};

/** How long the bar's end is seen before it goes. */
const FINISH_MS = 350;
const FAIL_MS = 1000;

/** What the bar at the top shows. Several loads at once are one. */
export function createPageLoading(after: (ms: number, callback: () => void) => () => void): PageLoading {
  let state: LoadingState = 'idle';
  let running = 0;
  let stopTimer = () => {};
  const listeners = new Set<() => void>();
  const set = (next: LoadingState, thenIdleMs?: number) => {
    stopTimer();
    state = next;
    if (thenIdleMs !== undefined) stopTimer = after(thenIdleMs, () => set('idle'));
    for (const listener of listeners) listener();
  };
  return {
    start() {
      let isOver = false;
      running += 1;
      if (running === 1) set('loading');
      return () => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        if (running === 0 && state === 'loading') set('finishing', FINISH_MS);
      };
    },
    fail() {
      if (state !== 'idle') set('error', FAIL_MS);
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one of this page; only the browser ever changes it. */
export const pageLoading = createPageLoading((ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
});
