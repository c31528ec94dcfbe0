import { parseLocalePath } from '#i18n/locale-path.ts';

type SessionEvents = {
  /** The session has changed: what the frame shows of it counts no longer. */
  markStale(): void;
  /** The server has just said whether somebody is signed in. */
  markFresh(session: { readonly isMember: boolean }): void;
  /** Whether the frame has to ask again on its way to a path. */
  isOutdatedFor(path: string): boolean;
};

/** On the page under `auth-check` the plan is read again, unless that was done so shortly before (docs/product/accounts.md). */
const CHECKED_PAGE = '/record';
const REUSED_MS = 30_000;
/** A member who is sent here has no session any more, whatever the frame says. */
const GUESTS_PAGE = '/login';

/** Whether what the running page knows of the session is still true. */
export function createSessionEvents(elapsedMs: () => number): SessionEvents {
  let isStale = false;
  let isMember = false;
  let askedMs = Number.NEGATIVE_INFINITY;
  return {
    markStale() {
      isStale = true;
    },
    markFresh(session) {
      isStale = false;
      isMember = session.isMember;
      askedMs = elapsedMs();
    },
    isOutdatedFor(path) {
      const { rest } = parseLocalePath(path);
      if (isStale || (rest === GUESTS_PAGE && isMember)) return true;
      return rest === CHECKED_PAGE && elapsedMs() - askedMs > REUSED_MS;
    },
  };
}

/** The one of this page; only the browser ever changes it. */
export const sessionEvents = createSessionEvents(() => performance.now());
