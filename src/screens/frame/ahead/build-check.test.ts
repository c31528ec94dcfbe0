import { describe, expect, it, vi } from 'vitest';
import { BUILD_POLL_MS, BUILD_RETURN_APART_MS, startBuildCheck } from './build-check.ts';

function page(latest: () => Promise<string>) {
  let tick = () => {};
  let comeBack = () => {};
  let elapsed = 0;
  const fetchLatestId = vi.fn(latest);
  const check = startBuildCheck({
    ownId: 'old',
    fetchLatestId,
    elapsedMs: () => elapsed,
    every: (ms, callback) => {
      expect(ms).toBe(BUILD_POLL_MS);
      tick = callback;
    },
    onReturn: (callback) => {
      comeBack = callback;
    },
  });
  const pass = async (ms: number, event: () => void) => {
    elapsed += ms;
    event();
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    check,
    fetchLatestId,
    poll: () => pass(BUILD_POLL_MS, () => tick()),
    returnAfter: (ms: number) => pass(ms, () => comeBack()),
  };
}

describe('the build check', () => {
  it('does not ask at once: the page has just come from the server', () => {
    const { fetchLatestId, check } = page(async () => 'new');
    expect(fetchLatestId).not.toHaveBeenCalled();
    expect(check.isOutdated()).toBe(false);
  });

  it('finds a newer build, and asks no more', async () => {
    const { check, poll, fetchLatestId } = page(async () => 'new');
    await poll();
    expect(check.isOutdated()).toBe(true);
    await poll();
    expect(fetchLatestId).toHaveBeenCalledTimes(1);
  });

  it('is content with its own build', async () => {
    const { check, poll } = page(async () => 'old');
    await poll();
    expect(check.isOutdated()).toBe(false);
  });

  it('asks when the reader returns, a minute after the last question at the earliest', async () => {
    const { returnAfter, poll, fetchLatestId } = page(async () => 'old');
    await returnAfter(BUILD_RETURN_APART_MS - 1);
    expect(fetchLatestId).not.toHaveBeenCalled();
    await returnAfter(1);
    expect(fetchLatestId).toHaveBeenCalledTimes(1);
    await poll();
    await returnAfter(BUILD_RETURN_APART_MS - 1);
    expect(fetchLatestId).toHaveBeenCalledTimes(2);
  });

  it('takes no answer for no news', async () => {
    const { check, poll } = page(() => Promise.reject(new Error('offline')));
    await poll();
    expect(check.isOutdated()).toBe(false);
  });
});
