import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { startTimer, waitSince } from '#platform/clock.ts';

type Address = { readonly host: string; readonly port: number };

const CHECK_MS = 100;
const PROBE_LIMIT_MS = 2000;

/**
 * A balancer as simple as they come: it asks each web process's /readyz ten times a second, sends requests in turn to those that say 200,
 * keeps connections open, and never tries again. A request that it loses is answered with 502, and with 503 where no one is ready.
 */
export async function startBalancer(backends: readonly Address[]) {
  const agent = new Agent({ keepAlive: true });
  let ready: readonly Address[] = [];
  let turns = 0;
  let isClosed = false;
  const watching = (async () => {
    while (!isClosed) {
      const answers = await Promise.all(
        backends.map(async (backend) => ((await isReady(backend)) ? [backend] : [])),
      );
      ready = answers.flat();
      await waitSince(startTimer(), CHECK_MS);
    }
  })();
  const server = createServer((from, to) => {
    const backend = ready[turns++ % Math.max(1, ready.length)];
    if (backend) forward(from, to, { ...backend, agent });
    else to.writeHead(503).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: { host: '127.0.0.1', port: Number(Object(server.address()).port) },
    readyCount: () => ready.length,
    close: async () => {
      isClosed = true;
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await watching;
    },
  };
}

async function isReady({ host, port }: Address): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
  const headers = { Connection: 'close' };
  const answer = await fetch(`http://${host}:${port}/readyz`, { signal, headers }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

function forward(
  from: IncomingMessage,
  to: ServerResponse,
  backend: Address & { readonly agent: Agent },
): void {
  const { method, url: path, headers } = from;
  const asked = request(
    { ...backend, method, path, headers: { ...headers, connection: 'keep-alive' } },
    (answer) => {
      const { connection: _, ...others } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, others);
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    },
  );
  asked.on('error', () => (to.headersSent ? to.destroy() : to.writeHead(502).end()));
  to.on('close', () => asked.destroy());
  from.pipe(asked);
}
