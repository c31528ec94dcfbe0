import { expect, it } from 'vitest';
import { type PageCode, pageModules } from './page-code.ts';

const pages: readonly PageCode[] = [
  ['', ['/frame.js', '/home.js']],
  ['/office', ['/office.js', '/start.js']],
  ['/:language', ['/frame.js', '/language.js', '/home.js']],
  ['/:language/news', ['/frame.js', '/language.js', '/news.js']],
  ['/office/orders/:id', ['/office.js', '/order.js']],
  ['/office/*', ['/office.js', '/lost.js']],
  ['/*', ['/frame.js', '/missing.js']],
];

it.each([
  ['/', ['/frame.js', '/home.js']],
  ['/en', ['/frame.js', '/language.js', '/home.js']],
  ['/en/news', ['/frame.js', '/language.js', '/news.js']],
  ['/en/NEWS/', ['/frame.js', '/language.js', '/news.js']],
  ['/office/orders/7', ['/office.js', '/order.js']],
  ['/office', ['/office.js', '/start.js']],
  ['/office/no/where', ['/office.js', '/lost.js']],
  ['/en/nothing/here', ['/frame.js', '/missing.js']],
])('%s needs the code of its routes', (path, modules) => {
  expect(pageModules(pages, path)).toEqual(modules);
});

it('knows nothing of a page that is not listed', () => {
  expect(pageModules([['/:language', ['/home.js']]], '/en/news')).toEqual([]);
});
