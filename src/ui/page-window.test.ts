import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it('shows five pages around the current one, shifted at the ends', () => {
  expect(pageWindow(6, 20, 5)).toEqual([4, 5, 6, 7, 8]);
  expect(pageWindow(1, 20, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(20, 20, 5)).toEqual([16, 17, 18, 19, 20]);
  expect(pageWindow(2, 3, 5)).toEqual([1, 2, 3]);
  expect(pageWindow(9, 0, 5)).toEqual([1]);
});

it('always holds the current page, in order, inside the range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (page, last) => {
      const pages = pageWindow(page, last, 5);
      expect(pages).toContain(Math.min(page, last));
      expect(pages).toHaveLength(Math.min(5, last));
      expect(pages).toEqual(pages.map((_, index) => (pages[0] ?? 0) + index));
      expect(pages.at(-1)).toBeLessThanOrEqual(last);
    }),
  );
});
