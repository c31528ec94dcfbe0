/** Whether the server can be reached, as far as the changes of the page have found out. */
export type ConnectionState =
  | { readonly kind: 'fine' }
  /** The page that stands is the one that came last, at this instant. */
  | { readonly kind: 'lost'; readonly seenAtMs: number; readonly isTrying: boolean }
  /** Said for a moment after a loss. */
  | { readonly kind: 'back' };

type Connection = {
  /** A page, or new facts for it, has come. */
  came(): void;
  /** What was requested could not be loaded: the page that stands stays, and its reader is notified. */
  lose(): void;
  /** Resolves when what was asked for shall be asked for again. */
  untilTried(): Promise<void>;
  /** Resolves when the connection is no longer lost. */
  untilBack(): Promise<void>;
  /** The reader, or the browser that is connected again, wants another try. False where nothing waits for it here. */
  tryAgain(): boolean;
  state(): ConnectionState;
  subscribe(listener: () => void): () => void;
};

type ConnectionHost = {
  nowMs(): number;
  after(ms: number, callback: () => void): () => void;
};

/** How long the return of the connection is shown. */
export const BACK_MS = 2000;

const FINE: ConnectionState = { kind: 'fine' };

export function createConnection({ nowMs, after }: ConnectionHost): Connection {
  let state: ConnectionState = FINE;
  let seenAtMs = nowMs();
  let stopTimer = () => {};
  let waiting = new Set<() => void>();
  const listeners = new Set<() => void>();
  const set = (next: ConnectionState) => {
    stopTimer();
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    came() {
      seenAtMs = nowMs();
      if (state.kind !== 'lost') return;
      set({ kind: 'back' });
      stopTimer = after(BACK_MS, () => set(FINE));
    },
    lose() {
      set({ kind: 'lost', seenAtMs, isTrying: false });
    },
    untilTried: () => new Promise((go) => waiting.add(go)),
    untilBack: () =>
      new Promise((go) => {
        const look = () => {
          if (state.kind === 'lost') return;
          listeners.delete(look);
          go();
        };
        listeners.add(look);
        look();
      }),
    tryAgain() {
      if (state.kind !== 'lost') return true;
      set({ ...state, isTrying: true });
      const asked = waiting;
      waiting = new Set();
      for (const go of asked) go();
      return asked.size > 0;
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one of this page; only the browser ever changes it. */
export const connection = createConnection({
  nowMs: () => performance.timeOrigin + performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});
