import pg from 'pg';

/** `slow`: it answers, but so late that what needs many answers is not worth waiting for. */
export type DatabaseState = 'well' | 'slow' | 'away';

export type DatabaseWatch = {
  state(): DatabaseState;
  /** Calls back at each change; answers how to stop that. */
  onChange(listener: (state: DatabaseState) => void): () => void;
  stop(): Promise<void>;
};

type WatchTimes = {
  /** Between two questions. */
  readonly everyMs: number;
  /** And between two while it is away: everybody waits for the first answer. */
  readonly awayEveryMs?: number;
  /** Two answers in a row that take longer make the database slow. */
  readonly slowMs: number;
  /** A question without an answer for so long makes it away. */
  readonly awayMs: number;
  /** For opening the connection, which takes several answers. */
  readonly connectMs: number;
};

const READERS_TIMES: WatchTimes = {
  everyMs: 500,
  awayEveryMs: 100,
  slowMs: 300,
  awayMs: 1000,
  connectMs: 3000,
};

/** Waits are counted in turns of the event loop: while this process itself is busy, the database is not to blame. */
const TURN_MS = 100;

/**
 * Asks the database the shortest question again and again on a connection of its own, so that those who wait for longer answers learn in
 * a second that none will come.
 */
export function watchDatabase(url: string, times: WatchTimes = READERS_TIMES): DatabaseWatch {
  const listeners = new Set<(state: DatabaseState) => void>();
  const stopping = new AbortController();
  let state: DatabaseState = 'well';
  let client: pg.Client | null = null;
  let slowAnswers = 0;

  const become = (next: DatabaseState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener(next);
  };

  const ask = async (): Promise<void> => {
    let turns = 0;
    const limitMs = client === null ? times.connectMs : times.awayMs;
    const timer = setInterval(() => {
      turns += 1;
      if (turns * TURN_MS >= times.awayMs) become('away');
      if (turns * TURN_MS >= limitMs) giveUp();
    }, TURN_MS);
    try {
      client ??= await connect();
      turns = 0;
      await client.query('select 1');
      slowAnswers = turns * TURN_MS >= times.slowMs ? slowAnswers + 1 : 0;
      become(slowAnswers >= 2 ? 'slow' : 'well');
    } catch {
      if (!stopping.signal.aborted) become('away');
      giveUp();
    } finally {
      clearInterval(timer);
    }
  };

  const connect = async (): Promise<pg.Client> => {
    const made = new pg.Client({ connectionString: url, connectionTimeoutMillis: times.connectMs });
    made.on('error', () => undefined);
    await made.connect();
    if (stopping.signal.aborted) await made.end();
    return made;
  };

  const giveUp = (): void => {
    void client?.end().catch(() => undefined);
    client = null;
  };

  const pauseMs = (): number => (state === 'away' ? times.awayEveryMs : null) ?? times.everyMs;

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await ask();
      const isHurried = slowAnswers === 1;
      if (!isHurried) await pause(pauseMs(), stopping.signal);
    }
  })();

  return {
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      stopping.abort();
      giveUp();
      await watching;
    },
  };
}

/** A pause that keeps no process alive and ends early where it is no longer wanted. */
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
