import { afterEach, describe, expect, it, vi } from 'vitest';
import { logThrown } from './log-thrown.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an error that was thrown', () => {
  it.each([
    [true, 'errors.unexpected'],
    [false, 'errors.unreachable'],
  ])('is logged, and where the browser is online: %s, it is %s', (onLine, key) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('navigator', { onLine });
    const problem = new TypeError('undefined is not a function');
    expect(logThrown(problem)).toBe(key);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), problem);
    log.mockClear();
  });
});
