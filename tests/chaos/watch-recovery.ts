import { quantile } from '#bench/open-load.ts';
import { elapsedSince, startTimer, waitSince } from '#platform/clock.ts';
import { type Victim, type VictimSite, WEBS, WORKERS } from './victim-site.ts';

const LOOK_MS = 25;

/** Milliseconds from a kill until each web process answers from the database, and until workers take jobs as well. */
type Recovery = { readonly victim: Victim; readonly webMs: number; readonly allMs: number };

/**
 * Kills as the site does, and looks how long it takes until all is back. Where somebody is killed before that, the earlier kill has no figure.
 */
export function watchRecovery(site: Pick<VictimSite, 'kill' | 'isReady'>) {
  const recoveries: Recovery[] = [];
  let kills = 0;
  const areReady = async (names: readonly (typeof WEBS | typeof WORKERS)[number][]) =>
    (await Promise.all(names.map(site.isReady))).every(Boolean);
  const watch = async (victim: Victim, started: number, kill: number): Promise<void> => {
    let webMs: number | null = null;
    while (kill === kills) {
      const looked = startTimer();
      if (webMs === null && (await areReady(WEBS))) webMs = elapsedSince(started);
      if (webMs !== null && (await areReady(WORKERS))) {
        recoveries.push({ victim, webMs, allMs: elapsedSince(started) });
        return;
      }
      await waitSince(looked, LOOK_MS);
    }
  };
  return {
    kill: async (victim: Victim): Promise<void> => {
      kills += 1;
      const kill = kills;
      const started = startTimer();
      await site.kill(victim);
      void watch(victim, started, kill);
    },
    /** How long it took, in words, for whom of whose kind was killed. */
    report: (): string => {
      kills += 1;
      const kinds = { web: WEBS, worker: WORKERS, database: ['database'] } as const;
      return Object.entries(kinds)
        .map(([kind, names]) => {
          const own = recoveries.filter(({ victim }) => names.some((name) => name === victim));
          const seconds = (field: 'webMs' | 'allMs') => {
            const values = own.map((recovery) => recovery[field]);
            return `${(quantile(values, 0.5) / 1000).toFixed(1)} s in the median, at most ${(Math.max(0, ...values) / 1000).toFixed(1)} s`;
          };
          return own.length === 0
            ? `${kind}: never seen whole again`
            : `${own.length} × ${kind}: web again after ${seconds('webMs')}, all after ${seconds('allMs')}`;
        })
        .join('; ');
    },
  };
}
