import { connect, createServer, type Socket } from 'node:net';

/**
 * What the way to the database does: `refused` lets no one connect and ends who was, `hung` holds all bytes back until it is over,
 * `swallowing` loses them, `slow` delivers each answer half a second late.
 */
export type WayToDatabase = 'well' | 'refused' | 'hung' | 'swallowing' | 'slow';

export const ERRORS = ['refused', 'hung', 'swallowing', 'slow'] as const;

const SLOW_MS = 500;
/** The driver's whole message: a simple query, its length and its text. */
const COMMIT = Buffer.from('Q\0\0\0\u000bcommit\0');

export type DatabaseProxy = {
  /** The owner's address of the server behind the proxy, as clients are to write it. */
  addressOf(ownerUrl: string): string;
  /** From now on bytes go this way. */
  become(way: WayToDatabase): void;
  /** Drops the next connection that says COMMIT: before the server hears it, or with its answer on the way. Tells when that is done. */
  dropNextCommit(when: 'before' | 'after'): Promise<void>;
  /** Drops the next connection that says these words, when the server has done what they say and its answer is on the way. */
  dropNextAnswerTo(text: string): Promise<void>;
  /** The connections that stand. */
  openCount(): number;
  close(): void;
};

type Plan = {
  readonly isMeant: (bytes: Buffer) => boolean;
  readonly when: 'before' | 'after';
  readonly done: () => void;
};

/**
 * One address for a database that comes back on another port each time, so that its clients have to find it again by themselves, and a
 * way there that can fail.
 */
export async function openDatabaseProxy(): Promise<DatabaseProxy> {
  let port = 0;
  let way: WayToDatabase = 'well';
  const open = new Set<Socket>();
  const heldBack: (() => void)[] = [];
  let planned: Plan | null = null;
  const plan = (isMeant: Plan['isMeant'], when: Plan['when']): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    planned = { isMeant, when, done: resolve };
    return promise;
  };
  const cutting = new Map<Socket, () => void>();
  /** Whether these bytes are kept from the other side for good. */
  const drops = (from: Socket, to: Socket, bytes: Buffer): boolean => {
    const ended = cutting.get(from);
    if (ended === undefined && planned?.isMeant(bytes)) {
      const { when, done } = planned;
      planned = null;
      if (when === 'after') {
        cutting.set(to, done);
        return false;
      }
      for (const socket of [from, to]) socket.destroy();
      done();
      return true;
    }
    if (ended === undefined) return false;
    for (const socket of [from, to]) socket.destroy();
    ended();
    return true;
  };
  const carry = (to: Socket, bytes: Buffer, isAnswer: boolean): void => {
    const pass = () => {
      if (!to.destroyed) to.write(bytes);
    };
    if (way === 'hung') heldBack.push(pass);
    else if (way === 'slow' && isAnswer) setTimeout(pass, SLOW_MS);
    else if (way !== 'swallowing') pass();
  };
  const proxy = createServer((client) => {
    if (way === 'refused') {
      client.destroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.on('data', (bytes) => {
        if (!drops(socket, other, bytes)) carry(other, bytes, socket === server);
      });
    }
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    addressOf: (ownerUrl) => {
      const url = new URL(ownerUrl);
      port = Number(url.port);
      url.port = String(Object(proxy.address()).port);
      return url.href;
    },
    become: (next) => {
      way = next;
      if (next === 'refused') for (const socket of open) socket.destroy();
      if (next === 'well') for (const pass of heldBack.splice(0)) pass();
    },
    dropNextCommit: (when) => plan((bytes) => COMMIT.equals(bytes), when),
    dropNextAnswerTo: (text) => plan((bytes) => bytes.includes(text), 'after'),
    openCount: () => open.size / 2,
    close: () => {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
