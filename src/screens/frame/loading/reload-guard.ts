import { timings } from '#ui/timings.ts';

type ReloadHost = {
  /** The marker that survives a full load: this tab's own storage. Both may throw where a browser forbids storage. */
  readMarker(): string | null;
  writeMarker(text: string): void;
  /** The time on a clock that goes on through a full load, in milliseconds. */
  nowMs(): number;
  /** Loads a page again, from the server. */
  go(address: string): void;
};

/**
 * Loads pages again, but never twice within ten seconds: an error that a full load does not mend must not become a loop.
 * Answers whether the page is being loaded; where no marker can be kept, it is not.
 */
export function createReloadGuard(host: ReloadHost): (address: string) => boolean {
  return (address) => {
    try {
      const last = Number(host.readMarker() ?? Number.NEGATIVE_INFINITY);
      const sinceMs = host.nowMs() - last;
      if (sinceMs >= 0 && sinceMs < timings.reloadGuardMs) return false;
      host.writeMarker(String(host.nowMs()));
    } catch {
      return false;
    }
    host.go(address);
    return true;
  };
}

const MARKER = 'reloaded_at';

/** The guard of this tab. */
export const reloadPage = createReloadGuard({
  readMarker: () => sessionStorage.getItem(MARKER),
  writeMarker: (text) => sessionStorage.setItem(MARKER, text),
  nowMs: () => performance.timeOrigin + performance.now(),
  go: (address) => location.assign(address),
});
