import { createServer } from 'node:net';

/** A port of this machine that no one listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) done(address.port);
        else fail(new Error('the probe had no port'));
      });
    });
  });
}
