/** What polling needs of the browser, so that a test can be one. */
export type PollHost = {
  isHidden(): boolean;
  isOnline(): boolean;
  /** Milliseconds on a clock that never jumps. */
  elapsedMs(): number;
  /** Calls back when the page was hidden, shown, or the connection came or went; gives the way to stop that. */
  onChange(listener: () => void): () => void;
  /** Calls once after a while; gives the way to call it off. */
  after(ms: number, callback: () => void): () => void;
};

/** Between two polls: 20 seconds while the page is seen, 60 while it is hidden, none offline (docs/product/schedule.md). */
const POLL_EVERY = { visibleMs: 20_000, hiddenMs: 60_000 } as const;

/**
 * Asks again and again until the returned function is called. A page that comes back to the front, or online, asks at
 * once when its time has passed; a slow answer delays the next question instead of adding a second one.
 */
export function startPolling(ask: () => Promise<void>, host: PollHost): () => void {
  let askedMs = host.elapsedMs();
  let isAsking = false;
  let isStopped = false;
  let callOff = () => {};

  const plan = () => {
    callOff();
    callOff = () => {};
    if (isStopped || isAsking || !host.isOnline()) return;
    const intervalMs = host.isHidden() ? POLL_EVERY.hiddenMs : POLL_EVERY.visibleMs;
    callOff = host.after(Math.max(0, askedMs + intervalMs - host.elapsedMs()), run);
  };
  const run = () => {
    askedMs = host.elapsedMs();
    isAsking = true;
    const done = () => {
      isAsking = false;
      plan();
    };
    ask().then(done, done);
  };
  const unsubscribe = host.onChange(plan);
  plan();
  return () => {
    isStopped = true;
    callOff();
    unsubscribe();
  };
}
