import { index, layout, route } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { listPages } from './page-list.ts';

it('names the code of each page and of what stands around it, those that take any path last', () => {
  const routes = [
    layout('frame.tsx', [
      route('*', 'missing.tsx'),
      index('home.tsx', { id: 'home' }),
      route(':language', 'language.tsx', [index('home.tsx', { id: 'inside' }), route('news', 'news.tsx')]),
    ]),
    route('office', 'office.tsx', [
      route('*', 'lost.tsx'),
      route('orders/:id', 'order.tsx'),
      route('orders', 'orders.tsx'),
    ]),
  ];
  expect(listPages(routes, (file) => file.replace('.tsx', '.js'))).toEqual([
    ['', ['frame.js', 'home.js']],
    ['/office/orders', ['office.js', 'orders.js']],
    ['/:language', ['frame.js', 'language.js', 'home.js']],
    ['/:language/news', ['frame.js', 'language.js', 'news.js']],
    ['/office/orders/:id', ['office.js', 'order.js']],
    ['/office/*', ['office.js', 'lost.js']],
    ['/*', ['frame.js', 'missing.js']],
  ]);
});
