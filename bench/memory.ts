import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { waitSince } from '#platform/clock.ts';
import { DAY_MS } from '#terms/durations.ts';
import { LOCALES } from '#terms/locales.ts';
import { SPORTS } from '#terms/sports.ts';
import { openSite } from './open-site.ts';

/**
 * The memory of the web process before and after many requests for random addresses and queries:
 *
 *   node bench/memory.ts [address [requests]]
 *
 * Of fifty requests 48 ask for home with a parameter that no page knows, and two for something that has to be made: a day, a filter, a page of a
 * list. Memory is first taken when each kind has been asked for a while; the site has to run with RATE_LIMITS=off. What is neither heap nor a buffer of
 * Node's is the allocator's: what it gave to others and what it has not given back.
 */

const [address, requests = '200000'] = process.argv.slice(2);
const READERS = 16;
const WARM = 3000;
/** For so long the process rests before it is looked at: what was only on its way is gone then. */
const REST_MS = 10_000;
/** And so long after that once more: V8 gives space back bit by bit, and only where little is asked. */
const LONG_REST_MS = 50_000;

const site = await openSite(address);
const agent = new Agent({ keepAlive: true, maxSockets: READERS });
let refused = 0;

await ask(WARM);
await memory(REST_MS);
const before = await memory(LONG_REST_MS);
say('before', before);
const from = performance.now();
await ask(Number(requests));
const seconds = (performance.now() - from) / 1000;
const load = loadavg()[0]?.toFixed(1);
const times = ({ resident }: Memory) => (resident / before.resident).toFixed(2);
const after = await memory(REST_MS);
say('after 10 s', after);
const later = await memory(LONG_REST_MS);
say('after a minute', later);
console.log(
  `${requests} requests in ${seconds.toFixed(0)} s, ${refused} refused; ${times(after)} times the memory, ${times(later)} after a minute; load ${load}`,
);
agent.destroy();
await site.stop();

async function ask(times: number): Promise<void> {
  let left = times;
  const read = async () => {
    for (; left > 0; left -= 1) await askFor(randomAddress(left));
  };
  await Promise.all(Array.from({ length: READERS }, read));
}

/** Asks and reads to the end; what is answered does not matter, as long as it is an answer. */
function askFor(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const encoding = random(['br', 'gzip', 'identity']);
    const request = get(
      new URL(path, site.base),
      { agent, headers: { 'Accept-Encoding': encoding } },
      (answer) => {
        if (answer.statusCode === 503) refused += 1;
        answer.on('end', resolve).on('error', reject).resume();
      },
    );
    request.on('error', reject);
  });
}

function randomAddress(number: number): string {
  const language = random(LOCALES);
  if (number % 50 > 1) return `/${language}?x${number}=${Math.random()}`;
  const date = new Date(Date.now() - Math.floor(Math.random() * 60 - 10) * DAY_MS).toISOString().slice(0, 10);
  const page = 1 + Math.floor(Math.random() * 30);
  return random([
    `/${language}/schedule?date=${date}`,
    `/${language}/record?page=${page}&sport=${random(SPORTS)}`,
    `/${language}/standings?sport=${random(SPORTS)}`,
    `/${language}/news?page=${page}`,
    `/api/sport/list?date=${date}&sport=${random(SPORTS)}`,
    `/${language}/nothing-${number}`,
  ]);
}

function random(values: readonly string[]): string {
  return values[Math.floor(Math.random() * values.length)] ?? '';
}

type Memory = Awaited<ReturnType<typeof memory>>;

async function memory(restMs: number) {
  await waitSince(performance.now(), restMs);
  const text = await (await fetch(new URL('/metrics', site.base))).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  const spaceOf = (name: string) => read(`nodejs_heap_space_size_total_bytes\\{space="${name}"\\}`);
  return {
    resident: read('process_resident_memory_bytes'),
    heap: read('nodejs_heap_size_total_bytes'),
    young: spaceOf('new'),
    used: read('nodejs_heap_size_used_bytes'),
    external: read('nodejs_external_memory_bytes'),
  };
}

function say(when: string, { resident, heap, young, used, external }: Memory): void {
  const mB = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(
    `${when}: ${mB(resident)}; heap ${mB(heap)} (${mB(used)} used, ${mB(young)} for new objects), buffers and others of Node ${mB(external)}, neither ${mB(resident - heap - external)}`,
  );
}
