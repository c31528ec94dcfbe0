import { get } from 'node:http';
import { startTimer, waitSince } from '#platform/clock.ts';
import type { Address } from './victim-site.ts';

export type Load = {
  /** Answers so far by status; what never came counts as 0. */
  readonly answers: ReadonlyMap<number, number>;
  /** How often which path was answered otherwise than with 200, by status, who answered, path and how the answer begins. */
  readonly refusals: ReadonlyMap<string, number>;
  /** When each of them came, in ms of `performance.now()`. */
  readonly refusedAt: readonly number[];
  /** Streams of games in play that were opened, and those whose opening failed. */
  readonly streams: { opened: number; refused: number };
  stop(): Promise<void>;
};

const PATHS = ['/api/plan/list', '/api/sport/type', '/api/sport/list?page=1', '/api/sport/in-play/list'];

/** Readers who ask one thing after the other, with a pause where one is wished, and others who listen to the stream and come again when it ends. */
export function startLoad(
  to: Address,
  options: { readonly readers: number; readonly listeners: number; readonly pauseMs?: number },
): Load {
  const answers = new Map<number, number>();
  const refusals = new Map<string, number>();
  const refusedAt: number[] = [];
  const streams = { opened: 0, refused: 0 };
  let isOver = false;
  const over = new AbortController();
  const read = async (reader: number) => {
    for (let turn = reader; !isOver; turn += 1) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const { status, by, begins } = await ask(to, path);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 200) {
        if (options.pauseMs) await waitSince(startTimer(), options.pauseMs);
        continue;
      }
      refusedAt.push(performance.now());
      const refusal = `${status} by ${by}: ${path} ${begins}`;
      refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
      await waitSince(startTimer(), 20);
    }
  };
  const listen = async () => {
    while (!isOver) {
      const isOpened = await listenOnce(to, over.signal);
      if (isOver) return;
      streams[isOpened ? 'opened' : 'refused'] += 1;
      await waitSince(startTimer(), 20);
    }
  };
  const all = [
    ...Array.from({ length: options.readers }, (_, reader) => read(reader)),
    ...Array.from({ length: options.listeners }, listen),
  ];
  return {
    answers,
    refusals,
    refusedAt,
    streams,
    stop: async () => {
      isOver = true;
      over.abort();
      await Promise.all(all);
    },
  };
}

/** Asks each path until it is answered once: what a process has never answered it cannot answer from memory. */
export async function warmUp(to: Address): Promise<void> {
  for (const path of PATHS) while ((await ask(to, path)).status !== 200) await waitSince(startTimer(), 50);
}

type Answer = {
  readonly status: number;
  readonly by: 'site' | 'balancer' | 'nobody';
  readonly begins: string;
};

const LOST: Answer = { status: 0, by: 'nobody', begins: '' };
/** As much of an answer as shows who gave it. */
const BEGINNING = 120;

function ask(to: Address, path: string): Promise<Answer> {
  return new Promise((done) => {
    const sent = get({ ...to, path, agent: false, headers: { Host: 'blue.localhost' } }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      // The site says it in every answer; a balancer that answers in its place does not.
      const by = headers['x-content-type-options'] === undefined ? 'balancer' : 'site';
      let begins = '';
      if (status === 200) answer.resume();
      else
        answer.setEncoding('utf8').on('data', (text: string) => {
          begins = (begins + text).slice(0, BEGINNING);
        });
      answer.on('close', () => done(answer.complete ? { status, by, begins } : LOST));
    });
    sent.on('error', () => done(LOST));
  });
}

/** Listens until the stream ends; answers whether it ever began. */
function listenOnce(to: Address, signal: AbortSignal): Promise<boolean> {
  return new Promise((done) => {
    const path = '/api/sport/in-play/stream';
    const sent = get({ ...to, path, signal, agent: false, headers: { Host: 'blue.localhost' } }, (answer) => {
      answer.resume();
      answer.on('close', () => done(answer.statusCode === 200));
      answer.on('error', () => undefined);
    });
    sent.on('error', () => done(false));
  });
}
