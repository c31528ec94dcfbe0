import { type ChildProcess, fork } from 'node:child_process';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createLiveGames } from '../src/http/live-games.ts';

/**
 * Readers of the stream of games in play: memory and CPU of a web process that pushes an answer of usual size to all of them, beside a
 * bare node:http server that writes the very same bytes to as many. The database is left out: a round asks it once a language,
 * whatever the number of readers.
 *
 *   node bench/live-listeners.ts [readers]     1,000 where nothing is said; raise `ulimit -n` for more
 */

const ROUNDS = 20;
/** Twenty games in play, as a busy evening has them. */
const GAME = {
  id: '0'.repeat(36),
  league: 'EPL',
  home: 'Home side',
  away: 'Away side',
  status: 'in_progress',
};
const bodyOf = (round: number) =>
  JSON.stringify({ data: Array.from({ length: 20 }, () => ({ ...GAME, elapsed: round })), meta: {} });

if (process.argv[2] === '--server') startServers();
else await measureBoth(Number(process.argv[2] ?? 1000));

/** The measured process: our stream on one port, the bare peer on the next; rounds are turned by messages. */
function startServers(): void {
  let turn = () => {};
  let round = 0;
  const liveGames = createLiveGames({
    ask: async () => ({ body: bodyOf(round), news: String(round), beat: '{}' }),
    every: (_ms, callback) => {
      turn = callback;
      return () => {};
    },
    most: 1e6,
    mostOfOne: 1e6,
  });
  const app = new Hono();
  app.get('*', (context) => {
    const stream = liveGames.open('en', 'bench');
    return stream ? context.body(stream, 200, { 'Content-Type': 'text/event-stream' }) : context.notFound();
  });
  const bare = new Set<ServerResponse>();
  const peer = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    bare.add(response);
    response.on('close', () => bare.delete(response));
    response.write('retry: 10000\n\n');
  });
  const ours = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  peer.listen(0, '127.0.0.1', () => {
    process.send?.({ kind: 'ports', ours: portOf(ours), peer: portOf(peer) });
  });
  process.on('message', (message) => {
    if (message === 'ours') {
      round += 1;
      turn();
    } else if (message === 'peer') {
      round += 1;
      const text = `event: games\ndata: ${bodyOf(round)}\n\n`;
      for (const response of bare) response.write(text);
    } else {
      globalThis.gc?.();
      const { user, system } = process.cpuUsage();
      process.send?.({ kind: 'usage', cpuMs: (user + system) / 1000, rss: process.memoryUsage().rss });
    }
  });
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function measureBoth(readers: number): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), ['--server'], { execArgv: ['--expose-gc'] });
  try {
    const { ours: ourPort = 0, peer: peerPort = 0 } = await next(child, 'ports');
    console.log(`${readers} readers, ${bodyOf(0).length} bytes a round, ${ROUNDS} rounds`);
    const ours = await measure(child, 'ours', ourPort, readers);
    const peer = await measure(child, 'peer', peerPort, readers);
    console.log(`CPU ratio ${(peer.cpuMs / ours.cpuMs).toFixed(2)} (bare / ours)`);
  } finally {
    child.kill();
  }
}

async function measure(child: ChildProcess, side: 'ours' | 'peer', port: number, readers: number) {
  const before = await usage(child);
  let arrived = 0;
  let wake = () => {};
  const sockets: Socket[] = [];
  const onEvent = () => {
    arrived += 1;
    wake();
  };
  for (let index = 0; index < readers; index++) sockets.push(await open(port, onEvent));
  const opened = await usage(child);
  const from = arrived;
  for (let round = 1; round <= ROUNDS; round++) {
    const wanted = from + round * readers;
    child.send(side);
    await new Promise<void>((done) => {
      wake = () => arrived >= wanted && done();
      wake();
    });
  }
  const after = await usage(child);
  for (const socket of sockets) socket.destroy();
  const cpuMs = (after.cpuMs - opened.cpuMs) / ROUNDS;
  const memory = (after.rss - before.rss) / readers / 1024;
  console.log(
    side.padEnd(6),
    `${cpuMs.toFixed(1)} ms CPU a round`.padEnd(24),
    `${memory.toFixed(1)} KiB a reader`.padEnd(22),
    `${(after.rss / 2 ** 20).toFixed(0)} MiB in all`,
  );
  return { cpuMs };
}

/** A reader that counts the events that reach them. */
async function open(port: number, onEvent: () => void): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /api/sport/in-play/stream HTTP/1.1\r\nHost: site\r\n\r\n');
  return new Promise((done) => {
    socket.on('data', (chunk: Buffer) => {
      for (let at = chunk.indexOf('event: games'); at >= 0; at = chunk.indexOf('event: games', at + 1))
        onEvent();
      done(socket);
    });
  });
}

async function usage(child: ChildProcess): Promise<{ readonly cpuMs: number; readonly rss: number }> {
  child.send('usage');
  const { cpuMs = 0, rss = 0 } = await next(child, 'usage');
  return { cpuMs, rss };
}

function next(child: ChildProcess, kind: string): Promise<Partial<Record<string, number>>> {
  return new Promise((done) => {
    const look = (message: { kind: string } & Partial<Record<string, number>>) => {
      if (message.kind !== kind) return;
      child.off('message', look);
      done(message);
    };
    child.on('message', look);
  });
}
