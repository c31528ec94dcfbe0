import { connect, createServer, type Socket } from 'node:net';

/**
 * What a pooler such as PgBouncer does to a connection, without the pooling: parameters of the start that it does not know it refuses, or drops
 * where it was set to ignore them; and where its server goes away, its clients hear of it twice in one packet.
 */
export type Pooler = {
  /** An address of the server behind it, as clients are to write it. */
  addressOf(url: string): string;
  /** The server's end and the pooler's own, in one packet, to every connection that stands. */
  crash(): number;
  close(): void;
};

const KNOWN = ['user', 'database', 'client_encoding', 'DateStyle', 'TimeZone', 'application_name'];
const SSL_REQUEST = 80_877_103;
const PROTOCOL = 196_608;

export async function openPooler(options: { readonly parameters: 'dropped' | 'refused' }): Promise<Pooler> {
  let port = 0;
  const clients = new Set<Socket>();
  const servers = new Set<Socket>();
  const pooler = createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    let waiting = Buffer.alloc(0);
    const begin = (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes]);
      if (waiting.length < 8 || waiting.length < waiting.readInt32BE(0)) return;
      const message = waiting.subarray(0, waiting.readInt32BE(0));
      waiting = waiting.subarray(message.length);
      if (message.readInt32BE(4) === SSL_REQUEST) {
        client.write('N');
        return;
      }
      client.off('data', begin);
      const given = readParameters(message);
      const unknown = given.find(([name]) => !KNOWN.includes(name));
      if (unknown && options.parameters === 'refused') {
        client.end(fatal('08P01', `unsupported startup parameter: ${unknown[0]}`));
        return;
      }
      const server = connect(port, '127.0.0.1');
      servers.add(server);
      server.on('error', () => client.destroy());
      server.on('close', () => {
        servers.delete(server);
        client.end();
      });
      client.on('close', () => server.destroy());
      server.write(startMessage(given.filter(([name]) => KNOWN.includes(name))));
      if (waiting.length > 0) server.write(waiting);
      client.on('data', (more) => server.write(more));
      server.on('data', (answer) => client.write(answer));
    };
    client.on('data', begin);
  });
  await new Promise<void>((listening) => pooler.listen(0, '127.0.0.1', listening));
  return {
    addressOf: (url) => {
      const at = new URL(url);
      port = Number(at.port);
      const own = pooler.address();
      at.port = String(typeof own === 'object' ? own?.port : own);
      return at.href;
    },
    crash: () => {
      const ends = Buffer.concat([
        fatal('57P01', 'terminating connection due to administrator command'),
        fatal('08P01', 'server conn crashed?'),
      ]);
      const known = [...clients];
      for (const client of known) client.end(ends);
      for (const server of servers) server.destroy();
      return known.length;
    },
    close: () => {
      pooler.close();
      for (const socket of [...clients, ...servers]) socket.destroy();
    },
  };
}

function readParameters(message: Buffer): (readonly [string, string])[] {
  const parts = message.subarray(8).toString().split('\0');
  const found: (readonly [string, string])[] = [];
  for (let at = 0; at + 1 < parts.length && parts[at] !== ''; at += 2)
    found.push([parts[at] ?? '', parts[at + 1] ?? '']);
  return found;
}

function startMessage(parameters: readonly (readonly [string, string])[]): Buffer {
  const body = Buffer.from(`${parameters.map(([name, value]) => `${name}\0${value}\0`).join('')}\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(PROTOCOL, 4);
  return Buffer.concat([head, body]);
}

function fatal(code: string, text: string): Buffer {
  const body = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
