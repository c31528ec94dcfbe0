import type { PollHost } from './poll-live.ts';

/** The page's own visibility, connection, clock and timers. */
export function browserHost(): PollHost {
  return {
    isHidden: () => document.hidden,
    isOnline: () => navigator.onLine,
    elapsedMs: () => performance.now(),
    onChange(listener) {
      document.addEventListener('visibilitychange', listener);
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        document.removeEventListener('visibilitychange', listener);
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}
