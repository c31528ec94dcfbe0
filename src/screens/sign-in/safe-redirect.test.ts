import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.server.ts';

describe('the way back after signing in', () => {
  it.each([
    ['/en/orders', '/en/orders'],
    ['/en/purchase?order=7#how', '/en/purchase?order=7#how'],
    ['/orders', '/en/orders'],
    ['/zh-tw/ORDERS/', '/en/orders'],
    ['/vi/subscribe?plan=3&coupon=TET', '/en/subscribe?plan=3&coupon=TET'],
  ])('leads from %s to %s in the language of the reader', (wanted, expected) => {
    expect(safeRedirect(wanted, 'en')).toBe(expected);
  });

  it.each([
    null,
    '',
    'orders',
    '//evil.example',
    '///evil.example/en/orders',
    '/\\evil.example',
    '/en\\..\\orders',
    '/\t/evil.example',
    'https://evil.example/en/orders',
    'javascript:alert(1)',
    '/en/orders/../..//evil.example',
    '/en/nothing',
    '/office',
    '/api/logout',
    '/en/login?redirect=/en/login',
    '/vi/thirdToken?code=1',
    '/en/register',
    `/en/orders?${'x'.repeat(2001)}`,
  ])('is the index where %s is asked for', (wanted) => {
    expect(safeRedirect(wanted, 'en')).toBe('/en');
  });

  it('never leaves the site, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '/', '//', '/\\', 'https://', '/en/orders', '/vi//'),
        fc.string(),
        (start, rest) => {
          const wanted = `${start}${rest}`;
          const target = new URL(safeRedirect(wanted, 'vi'), 'https://site.example');
          expect(target.origin).toBe('https://site.example');
          expect(target.pathname).toMatch(/^\/vi(?:\/|$)/);
        },
      ),
    );
  });
});
