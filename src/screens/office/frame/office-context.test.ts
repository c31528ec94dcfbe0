import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { officeHref } from './office-context.ts';

const one = { brand: 'blue', hasBrands: false };
const several = { brand: 'blue', hasBrands: true };

it('an address of the office names the brand where there are several, beside what it asks for', () => {
  expect(officeHref(one, '/office/picks', {})).toBe('/office/picks');
  expect(officeHref(several, '/office/picks', {})).toBe('/office/picks?brand=blue');
  expect(officeHref(several, '/office/picks', { stage: 'all' })).toBe('/office/picks?stage=all&brand=blue');
});

it('refuses a path that has a query of its own, and no page has one', () => {
  expect(() => officeHref(several, '/office/picks?stage=all', {})).toThrow('query');
  const pages = Object.keys(import.meta.glob('../**/*.tsx'));
  expect(pages.length).toBeGreaterThan(100);
  const wrong = pages.filter((path) =>
    /\bhref\([`'][^`']*\?[\w]/.test(readFileSync(new URL(path, import.meta.url), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
