import { connect, createServer, type Socket } from 'node:net';

/** One address for a database that comes back on another port each time, so that its clients have to find it again by themselves. */
export async function openDatabaseDoor(): Promise<{
  /** The owner's address of the server behind the door, as clients are to write it. */
  addressOf(ownerUrl: string): string;
  close(): void;
}> {
  let port = 0;
  const open = new Set<Socket>();
  const door = createServer((client) => {
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
      socket.pipe(other);
    }
  });
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening));
  return {
    addressOf: (ownerUrl) => {
      const url = new URL(ownerUrl);
      port = Number(url.port);
      url.port = String(Object(door.address()).port);
      return url.href;
    },
    close: () => {
      door.close();
      for (const socket of open) socket.destroy();
    },
  };
}
