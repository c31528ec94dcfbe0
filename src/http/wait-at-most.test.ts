import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitAtMost } from './wait-at-most.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('waitAtMost', () => {
  it('gives an answer that is there in time', async () => {
    expect(await waitAtMost(Promise.resolve('here'), 100, vi.fn())).toBe('here');
  });

  it('goes on without one that takes longer', async () => {
    const waited = waitAtMost(new Promise<string>(() => {}), 100, vi.fn());
    let done = false;
    waited.then(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(99);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waited).toBeNull();
  });

  it('reports a failure and goes on, even where it comes too late', async () => {
    const onFailure = vi.fn();
    expect(await waitAtMost(Promise.reject(new Error('broken')), 100, onFailure)).toBeNull();
    let fail: (error: Error) => void = () => {};
    const late = new Promise<string>((_done, reject) => {
      fail = reject;
    });
    const waited = waitAtMost(late, 100, onFailure);
    await vi.advanceTimersByTimeAsync(100);
    expect(await waited).toBeNull();
    fail(new Error('late'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });
});
