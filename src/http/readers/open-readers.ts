import type { Database, Db } from '#db/client.ts';
import { readNewestHeartbeat } from '#db/queries/process-heartbeat.ts';
import { openReadDatabase } from '#db/read-database.ts';
import { type DatabaseWatch, watchDatabase } from '#db/watch-database.ts';
import type { Log } from '#platform/log.ts';
import { withinOneRequest } from '#platform/once-per-request.ts';
import { createFactLooks, type FactLooks, withLimit } from '../guest-cache/fact-looks.ts';
import type { Handle } from '../guest-cache/make-answer.ts';

/** One database and the surface that answers from it: what looks there computes there. */
export type Side = {
  readonly name: string;
  readonly db: Db;
  readonly handle: Handle;
  readonly looks: FactLooks;
  readonly watch: DatabaseWatch | null;
};

export type Readers = {
  /** The replica's side while it is well and new enough; null where everybody is answered by the primary. */
  current(): Side | null;
  stop(): Promise<void>;
};

/** How often both are asked, and how far the replica may be behind. Processes beat every ten seconds. */
type ReaderTimes = { readonly everyMs: number; readonly answerMs: number; readonly maxLagMs: number };
const TIMES: ReaderTimes = { everyMs: 1000, answerMs: 1000, maxLagMs: 15_000 };

type ReadersSetup = {
  readonly url: string;
  readonly primary: Pick<Side, 'db' | 'watch'>;
  readonly log: Log;
  /** Makes the surface that answers from a replica. */
  readonly makeHandle: (db: Db, watch: DatabaseWatch) => Handle;
  readonly times?: ReaderTimes;
};

type Generation = { readonly side: Side; readonly database: Database; readonly watch: DatabaseWatch };

/**
 * Holds a replica beside the primary. How far it is behind follows from the newest heartbeat that each of them knows: where no one can
 * write, neither learns of a new one, and the replica stays as good as the primary. While the primary is away, an old replica is better
 * than none. Where another server answers at the address, everything that was kept of the old one is left behind with its pool.
 */
export function openReaders({ url, primary, log, makeHandle, times = TIMES }: ReadersSetup): Readers {
  let generations = 0;
  let current: Generation | null = null;
  let isNew = false;
  let newestMs = 0;
  let isAskingPrimary = false;

  const leave = ({ database, watch }: Generation): Promise<unknown> =>
    Promise.allSettled([watch.stop(), database.close()]);

  const open = (): Generation => {
    generations += 1;
    const name = `replica ${generations}`;
    const database = openReadDatabase(url, () => {
      if (current?.side.name !== name) return;
      log.warn({ url: new URL(url).host }, 'another replica answers; its pool is made again');
      const old = current;
      current = null;
      isNew = false;
      void leave(old);
    });
    const watch = watchDatabase(url);
    watch.onChange(() => database.limits.dropWaiting());
    const { db } = database;
    const side = {
      name,
      db,
      watch,
      handle: inOneRequest(makeHandle(db, watch)),
      looks: createFactLooks({ db, log }),
    };
    return { side, database, watch };
  };

  const askPrimary = async (): Promise<void> => {
    if (isAskingPrimary) return;
    isAskingPrimary = true;
    try {
      const beat = await readNewestHeartbeat(primary.db);
      newestMs = Math.max(newestMs, beat?.getTime() ?? 0);
    } catch {
      // Then nothing newer is known of.
    } finally {
      isAskingPrimary = false;
    }
  };

  const look = async (): Promise<void> => {
    current ??= open();
    const asked = current;
    void askPrimary();
    const beat = await withLimit(readNewestHeartbeat(asked.side.db), times.answerMs).catch(() => null);
    if (asked !== current) return;
    newestMs = Math.max(newestMs, beat?.getTime() ?? 0);
    const was = isNew;
    isNew =
      beat !== null && (newestMs - beat.getTime() <= times.maxLagMs || primary.watch?.state() === 'away');
    if (was !== isNew)
      log.warn(
        { replica: isNew, behindMs: beat && newestMs - beat.getTime() },
        'guests are answered elsewhere',
      );
  };

  const stopping = new AbortController();
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await pause(times.everyMs, stopping.signal);
    }
  })();

  return {
    current: () => (current !== null && isNew && current.watch.state() === 'well' ? current.side : null),
    stop: async () => {
      stopping.abort();
      await looking;
      if (current !== null) await leave(current);
    },
  };
}

const inOneRequest =
  (handle: Handle): Handle =>
  (request, environment) =>
    withinOneRequest(() => handle(request, environment));

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    timer.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
