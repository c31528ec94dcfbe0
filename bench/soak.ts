import { loadavg } from 'node:os';
import { elapsedSince, startTimer, waitSince } from '#platform/clock.ts';
import { TOKEN_COOKIE } from '#platform/cookie.ts';
import { LOCALES } from '#terms/locales.ts';

/**
 * Whether a web process grows while its pages are read for long: `node bench/soak.ts <address> <minutes> [token]`, on a running site with
 * RATE_LIMITS=off. Guests ask for every kind of page, half of them at addresses that no one has asked for before; with the token of a
 * member's session as many ask as that member. Prints each minute what the process holds by its own figures, and at the end the last
 * third beside the one before it. Of the heap the least of each minute counts: what is left after it was collected.
 */

const [base = 'http://127.0.0.1:3000', minutes = '30', token] = process.argv.slice(2);
const LOOK_MS = 1000;
const PAGES = [
  '',
  '/schedule',
  '/subscribe',
  '/standings',
  '/news',
  '/terms',
  '/proof',
  '/methodology',
  '/bankroll',
  '/audit',
  '/login',
];
const MEMBERS_PAGES = [
  '',
  '/unstartedRecord',
  '/record',
  '/schedule',
  '/mySubscribe',
  '/customModel',
  '/statistics',
  '/orders',
  '/subscribe',
];
const CALLS = [
  '/api/sport/list',
  '/api/claims',
  '/api/plan/list',
  '/api/public/ledger',
  '/api/sport/in-play/list',
];

type Look = {
  readonly minute: number;
  readonly resident: number;
  readonly heap: number;
  readonly files: number;
};

const begun = startTimer();
const isOver = () => elapsedSince(begun) > Number(minutes) * 60_000;
const answers = new Map<number, number>();
let asked = 0;

async function read(
  pathOf: (turn: number) => string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const status = await fetch(`${base}${pathOf(turn)}`, { headers, redirect: 'manual' }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
}

const languageOf = (turn: number) => LOCALES[turn % LOCALES.length] ?? 'en';
const oneOf = (all: readonly string[], turn: number) => all[turn % all.length] ?? '';
const guestsPath = (turn: number) => {
  asked += 1;
  const unknown = turn % 2 === 0 ? '' : `?x=${asked}`;
  return turn % 5 === 4 ? oneOf(CALLS, turn) : `/${languageOf(turn)}${oneOf(PAGES, turn)}${unknown}`;
};
const membersPath = (turn: number) => `/${languageOf(turn)}${oneOf(MEMBERS_PAGES, turn)}`;

async function look(): Promise<Look> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    minute: Math.floor(elapsedSince(begun) / 60_000),
    resident: figure('process_resident_memory_bytes') / 1e6,
    heap: figure('nodejs_heap_size_used_bytes') / 1e6,
    files: figure('process_open_fds'),
  };
}

const looks: Look[] = [];
const watching = (async () => {
  while (!isOver()) {
    const started = startTimer();
    const one = await look();
    if (one.minute > (looks.at(-1)?.minute ?? 0)) say(minuteOf(looks.at(-1)?.minute ?? 0));
    looks.push(one);
    await waitSince(started, LOOK_MS);
  }
})();
const readers = [read(guestsPath, {}), read((turn) => guestsPath(turn + 3), {})];
if (token !== undefined) readers.push(read(membersPath, { Cookie: `${TOKEN_COOKIE}=${token}` }));
await Promise.all([watching, ...readers]);

type Minute = { readonly resident: number; readonly heap: number; readonly files: number };

/** Of one minute: the middle of what was resident and open, and the least of the heap. */
function minuteOf(minute: number): Minute {
  const own = looks.filter((one) => one.minute === minute);
  const middle = (figure: (one: Look) => number) =>
    own.map(figure).toSorted((a, b) => a - b)[Math.floor(own.length / 2)];
  return {
    resident: middle(({ resident }) => resident) ?? Number.NaN,
    heap: Math.min(...own.map(({ heap }) => heap)),
    files: middle(({ files }) => files) ?? Number.NaN,
  };
}

function say({ resident, heap, files }: Minute): void {
  const at = (elapsedSince(begun) / 60_000).toFixed(0);
  console.log(
    `${at} min: ${resident.toFixed(0)} MB resident, heap at its least ${heap.toFixed(0)} MB, ${files} files open`,
  );
}

const last = Math.floor(Number(minutes));
const part = (from: number, until: number, figure: (one: Minute) => number) => {
  const values = Array.from({ length: until - from }, (_, index) => figure(minuteOf(from + index)));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};
const third = Math.floor(last / 3);
const compare = (name: string, figure: (one: Minute) => number) => {
  const [before, after] = [part(last - 2 * third, last - third, figure), part(last - third, last, figure)];
  return `${name} ${before.toFixed(0)} → ${after.toFixed(0)} (${(after / before).toFixed(2)}×)`;
};
console.log(
  `load ${loadavg()[0]?.toFixed(1)}; ${[...answers].map(([status, count]) => `${count} × ${status}`).join(', ')}; last third beside the one before: ` +
    [
      compare('MB resident', ({ resident }) => resident),
      compare('MB of heap', ({ heap }) => heap),
      compare('files', ({ files }) => files),
    ].join(', '),
);
