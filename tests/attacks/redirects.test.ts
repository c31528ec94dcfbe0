import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '#domain/accounts/google/safe-return-path.ts';

const SITE = 'https://trueline.example';
const HOSTILE = [
  '//evil.example',
  '///evil.example/en',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  'https://evil.example/en/schedule',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/en//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/en/%2e%2e/%2e%2e//evil.example',
  '/\tevil.example',
  '/\n/evil.example',
  '/en/schedule\r\nLocation: https://evil.example',
  '/@evil.example',
  ' /en/schedule',
  '/api/logout',
  '/office',
  '/en/../office',
];

/** Where a browser goes that follows an address from a page of ours. */
const leadsTo = (address: string) => new URL(address, `${SITE}/en/login`);

describe('the address to return to after signing in', () => {
  it.each(HOSTILE)('%j leads nowhere else', (wanted) => {
    const path = safeReturnPath(wanted, 'en');
    if (path === null) return;
    expect(leadsTo(path).origin).toBe(SITE);
    expect(path).toMatch(/^\/(?:en|vi|zh_TW|zh_HK)(?:\/[\w-]*)?(?:[?#].*)?$/);
  });

  it('never leaves the site, whatever it is', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '%2f',
      '%5c',
      'evil.example',
      'en',
      'schedule',
      '?',
      '#',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = safeReturnPath(parts.join(''), 'en');
        if (path !== null) expect(leadsTo(path).origin).toBe(SITE);
      }),
      { numRuns: 2000 },
    );
  });
});
