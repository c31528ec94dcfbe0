import { Agent, get } from 'node:http';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import type { HttpEnv } from './http-env.ts';
import { createLiveGames } from './live-games.ts';
import { serveSite } from './serve-site.ts';

/** Far below the time for which a connection is kept that no one uses. */
const PROMPT_MS = 10_000;

describe('a web process that leaves', () => {
  it('does not wait for a connection whose stream ends only after the door was closed', async () => {
    const endStream = Promise.withResolvers<void>();
    const listening = Promise.withResolvers<number>();
    const site = serveSite({
      createApp: () =>
        new Hono<HttpEnv>().get('/stream', (context) =>
          context.body(
            new ReadableStream<Uint8Array>({
              start: (stream) => {
                stream.enqueue(new TextEncoder().encode('begun\n'));
                void endStream.promise.then(() => stream.close());
              },
            }),
          ),
        ),
      host: '127.0.0.1',
      port: 0,
      noticeMs: 0,
      liveGames: createLiveGames({
        ask: async () => ({ body: '', news: '', beat: '' }),
        every: () => () => {},
      }),
      onListening: listening.resolve,
    });
    const port = await listening.promise;
    // A client, as a balancer is one, that keeps its connection for the next request.
    const agent = new Agent({ keepAlive: true });
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    get({ host: '127.0.0.1', port, path: '/stream', agent }, (response) => {
      response.on('data', () => begun.resolve());
      response.on('end', () => ended.resolve());
    });
    await begun.promise;
    const started = startTimer();
    const left = site.drain();
    setTimeout(() => endStream.resolve(), 0);
    await Promise.all([ended.promise, left]);
    expect(elapsedSince(started)).toBeLessThan(PROMPT_MS);
    agent.destroy();
  });
});
