/** What a form that was taken says on the page that follows, which may be one with the framework. */
const KEY = 'said_next';

/** A browser may forbid storage: then nothing is said. */
export function leaveSaid(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Nothing to be done about it.
  }
}

/** What the page before has left to be said, once. */
export function takeSaid(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
