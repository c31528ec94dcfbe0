import { timings } from '#ui/timings.ts';
import { connection } from './connection.ts';
import { isReachable } from './is-reachable.ts';
import { reloadPage } from './reload-guard.ts';

type PartHost = {
  isReachable(): Promise<boolean>;
  /** Tells the reader that the connection is lost. */
  lose(): void;
  /** Resolves when the connection is no longer lost. */
  untilBack(): Promise<void>;
  /** Loads the page again, from the server, unless it has just been loaded again. */
  reload(): void;
  wait(ms: number): Promise<void>;
};

/**
 * The loader of the code of parts that a page fetches later. While the server cannot be reached, the page stays as it stands and the code is asked for again
 * when the connection is back. Code that is gone, as after a new build, is mended by one full load.
 */
export function createPartLoader(host: PartHost): <T>(load: () => Promise<T>) => Promise<T> {
  return async (load) => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (await host.isReachable()) {
          host.reload();
          // The page is being left. Should that fail, the error page says so.
          await host.wait(timings.reloadGuardMs);
          throw error;
        }
        host.lose();
        await host.untilBack();
      }
    }
  };
}

export const loadPart = createPartLoader({
  isReachable,
  lose: () => connection.lose(),
  untilBack: () => connection.untilBack(),
  reload: () => void reloadPage(location.href),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
});
