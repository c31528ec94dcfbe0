import { parseLocalePath } from '#i18n/locale-path.ts';

export type SessionNews = {
  /** The session has changed: what the frame shows of it counts no longer. */
  markStale(): void;
  /** The server has just said who is signed in. */
  markFresh(): void;
  /** Whether the frame has to ask again on its way to a path. */
  isOutdatedFor(path: string): boolean;
};

/** On the page under `auth-check` the plan is read anew, unless that was done so shortly before (C1). */
const CHECKED_PAGE = '/record';
const REUSED_MS = 30_000;

/** Whether what the running page knows of the session is still true. */
export function createSessionNews(elapsedMs: () => number): SessionNews {
  let isStale = false;
  let askedMs = Number.NEGATIVE_INFINITY;
  return {
    markStale() {
      isStale = true;
    },
    markFresh() {
      isStale = false;
      askedMs = elapsedMs();
    },
    isOutdatedFor: (path) =>
      isStale || (parseLocalePath(path).rest === CHECKED_PAGE && elapsedMs() - askedMs > REUSED_MS),
  };
}

/** The one of this page; only the browser ever changes it. */
export const sessionNews = createSessionNews(() => performance.now());
