import { Agent, get, type RequestOptions } from 'node:http';
import { elapsedSince, startTimer, waitSince } from '#platform/clock.ts';

type Address = { readonly host: string; readonly port: number };

type Offered = {
  /** Answers with 200 in the whole time, and how long each took. */
  readonly served: readonly number[];
  /** Answers with 503, and how long each took. */
  readonly refused: readonly number[];
  /** Whatever else came, or never came. */
  readonly lost: number;
  readonly seconds: number;
};

type Asked = {
  readonly to: Address;
  readonly path: string;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
};

const TURN_MS = 20;

/** Sends so many requests a second whether or not the earlier ones were answered, as visitors do who know nothing of each other. */
export async function offerRate(
  { to, path, seconds, headers = {} }: Asked,
  aSecond: number,
): Promise<Offered> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  const tally = createTally();
  const started = startTimer();
  const all: Promise<void>[] = [];
  for (let sent = 0; elapsedSince(started) < seconds * 1000; ) {
    const due = Math.floor((elapsedSince(started) / 1000) * aSecond);
    for (; sent < due; sent += 1) all.push(tally.ask({ ...to, path, headers, agent }));
    await waitSince(startTimer(), TURN_MS);
  }
  await Promise.all(all);
  agent.destroy();
  return { ...tally.result(), seconds };
}

/** Sends the next request when the one before is answered, so many at a time: what can be served. */
export async function offerAsServed(
  { to, path, seconds, headers = {} }: Asked,
  readers: number,
): Promise<Offered> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const tally = createTally();
  const started = startTimer();
  const read = async () => {
    while (elapsedSince(started) < seconds * 1000) await tally.ask({ ...to, path, headers, agent });
  };
  await Promise.all(Array.from({ length: readers }, read));
  agent.destroy();
  return { ...tally.result(), seconds };
}

function createTally() {
  const served: number[] = [];
  const refused: number[] = [];
  let lost = 0;
  const ask = (options: RequestOptions): Promise<void> => {
    const started = startTimer();
    return new Promise((done) => {
      const sent = get(options, (answer) => {
        answer.resume();
        answer.on('close', () => {
          const ms = elapsedSince(started);
          if (!answer.complete) lost += 1;
          else if (answer.statusCode === 200) served.push(ms);
          else if (answer.statusCode === 503) refused.push(ms);
          else lost += 1;
          done();
        });
      });
      sent.on('error', () => {
        lost += 1;
        done();
      });
    });
  };
  return { ask, result: () => ({ served, refused, lost }) };
}

/** The value below which such a share of the values lies; 0 where there is none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Memory of a web process in bytes, by its own figures. */
export async function residentBytes({ host, port }: Address): Promise<number> {
  const text = await (await fetch(`http://${host}:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN);
}
