import { describe, expect, it } from 'vitest';
import { canonicalPath, isSitePath } from './site-paths.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/en', '/'],
    ['/zh_TW/', '/'],
    ['/zh-tw/schedule', '/schedule'],
    ['/VI/unstartedrecord', '/unstartedRecord'],
    ['/MySubscribe/', '/mySubscribe'],
    ['//en//news', '/news'],
    ['/old-news', '/old-news'],
    ['/english', '/english'],
  ])('%s means %s', (given, meant) => {
    expect(canonicalPath(given)).toBe(meant);
  });

  it('knows its own pages and no inherited name', () => {
    expect(isSitePath('/record')).toBe(true);
    expect(isSitePath('toString')).toBe(false);
  });
});
