import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** An answer as it goes over the wire. */
export type SentBytes = {
  readonly body: Buffer;
  readonly type: string;
  /** How the body is compressed; null for plain bytes. */
  readonly encoding: string | null;
};

type Peer = {
  readonly address: string;
  /** CPU time of its process so far. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
};

const CPU_PATH = '/its-own-cpu';
const messageSchema = z.object({ body: z.string(), type: z.string(), encoding: z.string().nullable() });
const portSchema = z.number();

// As a process of its own this file is the server: it gets its bytes once and sends them ever after.
if (process.argv[1] === fileURLToPath(import.meta.url) && process.send) {
  process.once('message', (message) => {
    const { body: text, type, encoding } = messageSchema.parse(message);
    const body = Buffer.from(text, 'base64');
    const headers = {
      'Content-Type': type,
      'Content-Length': body.length,
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    };
    const server = createServer((request, response) => {
      if (request.url === CPU_PATH) {
        const { user, system } = process.cpuUsage();
        response.end(String((user + system) / 1e6));
        return;
      }
      response.writeHead(200, headers);
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      process.send?.(typeof address === 'object' && address !== null ? address.port : null);
    });
  });
}

/** A node:http server that sends these bytes and does nothing else. */
export async function openBareServer({ body, type, encoding }: SentBytes): Promise<Peer> {
  const child = fork(fileURLToPath(import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const listening = new Promise<number>((done, fail) => {
    child.once('message', (port) => done(portSchema.parse(port)));
    child.once('exit', () => fail(new Error('the bare server ended')));
  });
  child.send({ body: body.toString('base64'), type, encoding });
  const address = `http://127.0.0.1:${await listening}/`;
  return {
    address,
    cpuSeconds: async () => Number(await (await fetch(new URL(CPU_PATH, address))).text()),
    stop: () =>
      new Promise((done) => {
        child.removeAllListeners('exit');
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}
