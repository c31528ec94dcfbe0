import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const PROGRAM = readFileSync(new URL('./service-worker.mjs', import.meta.url), 'utf8');
const ORIGIN = 'https://trueline.example';

type Listener = (event: object) => void;

/** The program in a browser of which only what a message needs is there. */
function startWorker(saved: Readonly<Record<string, Response>> = {}) {
  const listeners = new Map<string, Listener>();
  const shown: [string, object][] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      showNotification: (title: string, options: object) => {
        shown.push([title, options]);
      },
    },
    clients: { matchAll: () => [], openWindow: (address: string) => opened.push(address) },
  };
  const caches = { match: async (address: string) => saved[address] };
  const fetch = () => Promise.reject(new Error('no network'));
  runInNewContext(PROGRAM, { self, URL, Response, caches, fetch });
  const dispatch = async (name: string, event: object) => {
    const waits: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (wait: unknown) => waits.push(wait) });
    await Promise.all(waits);
  };
  const visit = async (path: string) => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'navigate', url: `${ORIGIN}${path}` },
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return (await answer)?.text();
  };
  return { shown, opened, dispatch, visit };
}

it('shows what is pushed, one message for one tag', async () => {
  const worker = startWorker();
  const text = { title: 'New pick', body: 'Reds – Blues', path: '/en/record', tag: 'one' };
  await worker.dispatch('push', { data: { json: () => text } });
  expect(worker.shown).toEqual([
    ['New pick', expect.objectContaining({ body: 'Reds – Blues', tag: 'one', data: '/en/record' })],
  ]);
});

it.each([
  ['/en/record', [`${ORIGIN}/en/record`]],
  ['https://elsewhere.example/x', []],
  ['//elsewhere.example/x', []],
  [undefined, [`${ORIGIN}/`]],
])('a press on a message that names %s leads to %j', async (path, opened) => {
  const worker = startWorker();
  await worker.dispatch('notificationclick', { notification: { close: () => undefined, data: path } });
  expect(worker.opened).toEqual(opened);
});

it('says of the saved page when it was saved, as the site writes times', async () => {
  const worker = startWorker({
    '/en': new Response('<html><body class="site"><h1>Home</h1></body></html>', {
      headers: { 'X-Saved-At': String(new Date(2026, 10, 3, 5, 7, 9).getTime()) },
    }),
    '/offline': new Response('<template data-note><p>Saved at {time}.</p></template>'),
  });
  expect(await worker.visit('/en')).toBe(
    '<html><body class="site"><p>Saved at 2026-11-03 05:07.</p><h1>Home</h1></body></html>',
  );
});
