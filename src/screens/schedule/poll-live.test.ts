import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PollHost, startPolling } from './poll-live.ts';
import { staleLevel } from './stale-level.ts';

/** A browser of which a test decides whether it is seen and connected. */
function fakeHost() {
  const listeners = new Set<() => void>();
  const state = { hidden: false, online: true };
  const host: PollHost = {
    isHidden: () => state.hidden,
    isOnline: () => state.online,
    elapsedMs: () => performance.now(),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next);
    for (const listener of listeners) listener();
  };
  return { host, change, listeners };
}

describe('polling', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('asks every 20 seconds while the page is seen', async () => {
    const ask = vi.fn(async () => {});
    startPolling(ask, fakeHost().host);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ask).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks every 60 seconds while it is hidden, and at once when it comes back late', async () => {
    const ask = vi.fn(async () => {});
    const { host, change } = fakeHost();
    startPolling(ask, host);
    change({ hidden: true });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(ask).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(30_001);
    expect(ask).toHaveBeenCalledTimes(1);
    change({ hidden: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('stops offline and asks at once when the connection is back', async () => {
    const ask = vi.fn(async () => {});
    const { host, change } = fakeHost();
    startPolling(ask, host);
    change({ online: false });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask).toHaveBeenCalledTimes(0);
    change({ online: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('never asks twice at a time, and goes on after a failure', async () => {
    let fail = (_: Error) => {};
    const ask = vi.fn(
      () =>
        new Promise<void>((_, reject) => {
          fail = reject;
        }),
    );
    const { host, change } = fakeHost();
    startPolling(ask, host);
    await vi.advanceTimersByTimeAsync(20_000);
    change({ hidden: false });
    await vi.advanceTimersByTimeAsync(100_000);
    expect(ask).toHaveBeenCalledTimes(1);
    fail(new Error('no answer'));
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('leaves nothing behind when it ends', async () => {
    const ask = vi.fn(async () => {});
    const { host, listeners } = fakeHost();
    startPolling(ask, host)();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(ask).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('turns amber after 90 seconds and grey after five minutes', () => {
  expect([0, 89_999].map(staleLevel)).toEqual(['fresh', 'fresh']);
  expect([90_000, 299_999].map(staleLevel)).toEqual(['late', 'late']);
  expect([300_000, 86_400_000].map(staleLevel)).toEqual(['old', 'old']);
});
