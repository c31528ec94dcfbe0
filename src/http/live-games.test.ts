import { type AddressInfo, connect, type Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { insertFacts } from '#db/queries/feed-row.ts';
import { batchRows } from '#domain/forecasting/sport/feed-rows.ts';
import { builtInLanguages } from '#domain/foundation/setting/list-languages.ts';
import type { FeedState } from '#feeds/feed.ts';
import { testServices } from '#tests/support/database.ts';
import { minutesAfter } from '#tests/support/factories.ts';
import { insertSmallSeason, SMALL_SOURCE, smallGame, smallState } from '#tests/support/small-season.ts';
import type { HttpEnv } from './http-env.ts';
import { askInPlay, createLiveGames, type LiveAnswer, mountLiveGames } from './live-games.ts';

/** A server on loopback whose rounds are turned by hand. */
function site(options: { readonly most?: number; readonly mostOfOne?: number } = {}) {
  const state = { news: 'first', asked: 0, fails: false, turn: () => {}, isRunning: false };
  const liveGames = createLiveGames({
    ...options,
    ask: async (locale): Promise<LiveAnswer> => {
      state.asked += 1;
      if (state.fails) throw new Error('no database');
      return { body: JSON.stringify({ locale, news: state.news }), news: state.news, beat: '{}' };
    },
    every: (_ms, callback) => {
      state.turn = callback;
      state.isRunning = true;
      return () => {
        state.isRunning = false;
      };
    },
  });
  const app = new Hono<HttpEnv>();
  app.use('*', async (context, next) => {
    const requestContext = {
      clientIp: context.req.header('X-From') ?? 'one',
      languages: builtInLanguages(),
      locale: 'en',
    };
    // The stream looks at nothing else of the request.
    context.set('requestContext', requestContext as unknown as HttpEnv['Variables']['requestContext']);
    await next();
  });
  mountLiveGames(app, liveGames);
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  open.push(() => {
    liveGames.close();
    server.close();
  });
  const listening = new Promise<number>((done) =>
    server.on('listening', () => done((server.address() as AddressInfo).port)),
  );
  return { state, liveGames, listening };
}

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A reader with a socket of its own; `until` waits for a text to arrive. */
async function listen(port: Promise<number>, query = '', from = 'one') {
  const socket: Socket = connect(await port, '127.0.0.1');
  let text = '';
  socket.on('error', () => undefined);
  socket.write(`GET /api/sport/in-play/stream${query} HTTP/1.1\r\nHost: site\r\nX-From: ${from}\r\n\r\n`);
  open.push(() => socket.destroy());
  const until = (wanted: string) =>
    new Promise<string>((done) => {
      const look = () => {
        if (!text.includes(wanted)) return;
        socket.off('data', look);
        done(text);
      };
      socket.on('data', look);
      look();
    });
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const ended = new Promise<void>((done) => socket.on('close', () => done()));
  return { until, ended, socket, text: () => text, count: (part: string) => text.split(part).length - 1 };
}

describe('the stream of games in play', () => {
  it('begins with what stands, and pushes what changes to every reader in their language, asking once for all', async () => {
    const { state, listening } = site();
    const readers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => listen(listening, index % 2 === 0 ? '' : '?lang=vi')),
    );
    await Promise.all(readers.map(({ until }) => until('"news":"first"')));
    expect(readers[0]?.text()).toMatch(/Content-Type: text\/event-stream/i);
    expect(readers[0]?.text()).toContain('event: games\ndata: {"locale":"en","news":"first"}\n\n');
    expect(readers[1]?.text()).toContain('{"locale":"vi","news":"first"}');
    state.asked = 0;
    state.news = 'goal';
    state.turn();
    await Promise.all(readers.map(({ until }) => until('"news":"goal"')));
    expect(state.asked).toBe(2);
    expect(readers.map(({ count }) => count('"news":"goal"'))).toEqual(readers.map(() => 1));
  });

  it('says now and then that what stands still stands, and nothing where it cannot be known', async () => {
    const { state, listening } = site();
    const reader = await listen(listening);
    await reader.until('first');
    for (let round = 0; round < 3; round++) {
      state.turn();
      await new Promise(setImmediate);
    }
    await reader.until('event: beat');
    expect(reader.count('event: games')).toBe(1);
    state.fails = true;
    state.turn();
    await new Promise(setImmediate);
    state.fails = false;
    state.news = 'later';
    state.turn();
    await reader.until('later');
    expect(reader.count('event: beat')).toBe(1);
  });

  it('asks nothing while no one listens, and forgets anyone who has gone', async () => {
    const { state, liveGames, listening } = site();
    const reader = await listen(listening);
    await reader.until('first');
    expect([liveGames.count, state.isRunning]).toEqual([1, true]);
    reader.socket.destroy();
    await reader.ended;
    // The server learns of it when the socket closes on its side.
    await expect.poll(() => liveGames.count).toBe(0);
    expect(state.isRunning).toBe(false);
  });

  it('turns away anyone who comes beyond the limit, of all and of one address', async () => {
    const { listening } = site({ most: 3, mostOfOne: 2 });
    const first = await listen(listening);
    const second = await listen(listening);
    await Promise.all([first.until('first'), second.until('first')]);
    const third = await listen(listening);
    expect(await third.until('503')).toMatch(/retry-after: 60/i);
    const other = await listen(listening, '', 'two');
    await other.until('first');
    const full = await listen(listening, '', 'three');
    await full.until('503');
  });

  it('ends with its process, so that a restart waits for no one', async () => {
    const { liveGames, listening } = site();
    const reader = await listen(listening);
    await reader.until('first');
    liveGames.close();
    await reader.until('0\r\n\r\n');
    expect(liveGames.count).toBe(0);
  });
});

describe('what is pushed', () => {
  const start = new Date('2016-11-20T11:00:00Z');
  const playing = (homeScore: number, awayScore: number, elapsed: number) =>
    ({ status: 'in_progress', homeScore, awayScore, half: elapsed > 45 ? 2 : 1, elapsed }) as const;

  it('is a score, its correction, an end, a corrected result, an abandoned and a postponed game; and not what stands', async () => {
    const test = await testServices();
    const games = ['first', 'second'].map((key) => smallGame({ key, startAt: start }));
    games.push(smallGame({ key: 'coming', startAt: minutesAfter(start, 600) }));
    await insertSmallSeason(test.services, { games });
    const ask = askInPlay(test.services);
    let last = '';
    /** What readers have after a state has become known: the scores in play, and whether they were sent. */
    const change = async (
      minute: number,
      gameKey: string,
      state: Partial<FeedState> & Pick<FeedState, 'status'>,
    ) => {
      const states = [smallState({ ...state, gameKey, knownAt: minutesAfter(start, minute) })];
      const batch = { games: [], states, odds: [], references: [] };
      await insertFacts(test.services.db, batchRows(SMALL_SOURCE, batch, minutesAfter(start, minute)));
      test.setNow(minutesAfter(start, minute + 0.5));
      const answer = await ask('en');
      const isNews = answer.news !== last;
      last = answer.news;
      expect((await ask('en')).news).toBe(last);
      const { data } = JSON.parse(answer.body);
      return [
        isNews,
        ...data.map(
          (game: { score: { home: number; away: number } }) => `${game.score.home}-${game.score.away}`,
        ),
      ];
    };
    expect(await change(1, 'first', playing(0, 0, 1))).toEqual([true, '0-0']);
    expect(await change(20, 'first', playing(1, 0, 20))).toEqual([true, '1-0']);
    // The goal is taken back.
    expect(await change(21, 'first', playing(0, 0, 21))).toEqual([true, '0-0']);
    expect(await change(100, 'first', { status: 'completed', homeScore: 0, awayScore: 0 })).toEqual([true]);
    expect(await change(103, 'first', { status: 'completed', homeScore: 0, awayScore: 1 })).toEqual([true]);
    expect(await change(104, 'second', playing(2, 2, 50))).toEqual([true, '2-2']);
    const abandoned = { status: 'canceled', reason: 'abandoned' } as const;
    expect(await change(105, 'second', abandoned)).toEqual([true]);
    expect(await change(110, 'coming', { status: 'canceled', reason: 'postponed' })).toEqual([true]);
    await test.close();
  });
});
