import { expect, it } from 'vitest';
import { ordersAddress, readOrdersQuery } from './orders-query.ts';

const read = (search: string) => readOrdersQuery(new URLSearchParams(search));

it('reads back what it wrote', () => {
  const query = { status: 'error', from: '2026-11-01', to: '2026-11-30', page: 3 } as const;
  expect(read(ordersAddress(query).split('?')[1] ?? '')).toEqual(query);
  expect(ordersAddress(read(''))).toBe('/orders');
});

it.each(['status=paid&from=2026-02-30&to=tomorrow&page=-1', 'page=1e400', 'from=2026-13-01'])(
  'takes %j for no choice at all',
  (search) => expect(read(search)).toEqual({ status: null, from: null, to: null, page: 1 }),
);
