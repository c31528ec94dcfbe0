import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a session’s device', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${ENGINE} Chrome/142.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${ENGINE} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Linux; Android 16) ${ENGINE} Chrome/142.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1 Version/19.0 Safari/605.1',
      'Safari',
      'macOS',
    ],
  ])('%s', (userAgent, browser, system) => {
    expect(describeDevice(userAgent)).toEqual({ browser, system });
  });

  it.each(['', 'curl/8.5', 'Trueline client'])('is unknown where nothing is said: %s', (userAgent) => {
    expect(describeDevice(userAgent)).toBeNull();
  });
});
