export type BuildHost = {
  /** The build that this page runs. */
  readonly ownId: string;
  /** Asks the server for its latest build; rejects where it cannot be asked. */
  fetchLatestId(): Promise<string>;
  elapsedMs(): number;
  every(ms: number, callback: () => void): void;
  /** Calls back whenever the reader returns to the tab. */
  onReturn(callback: () => void): void;
};

export type BuildCheck = {
  /** Whether the server has a newer build, so that the next page has to be loaded in full. */
  isOutdated(): boolean;
};

/** How often the server is asked (docs/product/conventions.md), and how far apart at least when the reader returns to the tab. */
export const BUILD_POLL_MS = 600_000;
export const BUILD_RETURN_APART_MS = 60_000;

/** Asks from time to time whether there is a newer build. A question that fails is asked again at the next occasion. */
export function startBuildCheck(host: BuildHost): BuildCheck {
  let isOutdated = false;
  let askedMs = host.elapsedMs();
  const ask = async () => {
    if (isOutdated) return;
    askedMs = host.elapsedMs();
    try {
      isOutdated = (await host.fetchLatestId()) !== host.ownId;
    } catch {
      // Offline, or the server is just being restarted: the page goes on as it is.
    }
  };
  host.every(BUILD_POLL_MS, ask);
  host.onReturn(() => {
    if (host.elapsedMs() - askedMs >= BUILD_RETURN_APART_MS) void ask();
  });
  return { isOutdated: () => isOutdated };
}

/** The build check of this page. */
export function browserBuildHost(ownId: string): BuildHost {
  return {
    ownId,
    elapsedMs: () => performance.now(),
    every: (ms, callback) => setInterval(callback, ms),
    onReturn(callback) {
      window.addEventListener('focus', callback);
      document.addEventListener('visibilitychange', () => document.hidden || callback());
    },
    async fetchLatestId() {
      const time = Math.round(performance.timeOrigin + performance.now());
      const answer = await fetch(`/_builds/latest.json?${time}`, { cache: 'no-store' });
      const body: unknown = await answer.json();
      if (typeof body !== 'object' || body === null || !('id' in body) || typeof body.id !== 'string')
        throw new Error('The latest build has no id.');
      return body.id;
    },
  };
}
