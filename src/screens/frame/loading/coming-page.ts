/** The path of the page that is on its way, from the press on: its code is loaded before the router hears of it. */
export const comingPage = createComingPage();

function createComingPage() {
  let path: string | null = null;
  let latest = 0;
  const listeners = new Set<() => void>();
  const set = (next: string | null) => {
    path = next;
    for (const listener of listeners) listener();
  };
  return {
    /** The function that is returned says that it is here, or was given up; a later page is not touched by it. */
    start(wanted: string): () => void {
      latest += 1;
      const own = latest;
      set(wanted);
      return () => {
        if (own === latest) set(null);
      };
    },
    path: () => path,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
