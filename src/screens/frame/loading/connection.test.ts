import { describe, expect, it, vi } from 'vitest';
import { BACK_MS, createConnection } from './connection.ts';

function browser() {
  const host = { now: 1_000_000, timer: () => {} };
  const connection = createConnection({
    nowMs: () => host.now,
    after(ms, callback) {
      expect(ms).toBe(BACK_MS);
      host.timer = callback;
      return () => {
        host.timer = () => {};
      };
    },
  });
  return { host, connection };
}

describe('the connection of a page', () => {
  it('says, once it is lost, when the page that stands has come', () => {
    const { host, connection } = browser();
    host.now += 5000;
    connection.came();
    host.now += 60_000;
    connection.lose();
    expect(connection.state()).toEqual({ kind: 'lost', seenAtMs: 1_005_000, isTrying: false });
    // A second failure says nothing new of the page.
    host.now += 60_000;
    connection.lose();
    expect(connection.state()).toMatchObject({ seenAtMs: 1_005_000 });
  });

  it('lets go what waits when the reader tries again, each once', async () => {
    const { connection } = browser();
    connection.lose();
    const went = vi.fn();
    const waiting = connection.untilTried().then(went);
    expect(connection.tryAgain()).toBe(true);
    await waiting;
    expect(went).toHaveBeenCalledTimes(1);
    expect(connection.state()).toMatchObject({ kind: 'lost', isTrying: true });
    expect(connection.tryAgain()).toBe(false);
  });

  it('says for a moment that it is back, and then nothing', () => {
    const { host, connection } = browser();
    const heard = vi.fn();
    connection.subscribe(heard);
    connection.lose();
    connection.came();
    expect(connection.state()).toEqual({ kind: 'back' });
    host.timer();
    expect(connection.state()).toEqual({ kind: 'fine' });
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('stays lost when it is lost again within that moment', () => {
    const { host, connection } = browser();
    connection.lose();
    connection.came();
    connection.lose();
    host.timer();
    expect(connection.state()).toMatchObject({ kind: 'lost' });
  });

  it('lets what waits for its return go on when it is back, and not while it is tried', async () => {
    const { connection } = browser();
    connection.lose();
    const back = vi.fn();
    const waiting = connection.untilBack().then(back);
    // Nothing that the reader asked for waits here: the page itself is asked for again.
    expect(connection.tryAgain()).toBe(false);
    await Promise.resolve();
    expect(back).not.toHaveBeenCalled();
    connection.came();
    await waiting;
    expect(back).toHaveBeenCalledTimes(1);
    await connection.untilBack();
  });

  it('has nothing to try while all is well', () => {
    const { connection } = browser();
    expect(connection.tryAgain()).toBe(true);
    expect(connection.state()).toEqual({ kind: 'fine' });
  });
});
