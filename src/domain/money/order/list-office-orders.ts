import { listOfficeOrders, type OfficeOrderFilter, type OfficeOrderSort } from '#db/queries/office-order.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { orderLine } from './order-line.ts';

/** A page of all orders of a brand, whatever became of them, as the office lists them. */
export async function listOrdersForOffice(
  services: Services,
  options: OfficeOrderFilter & {
    readonly locale: Locale;
    readonly sort: OfficeOrderSort;
    readonly direction: 'asc' | 'desc';
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { rows, total } = await listOfficeOrders(services.db, options, {
    sort: options.sort,
    direction: options.direction,
    limit: options.perPage,
    offset: (options.page - 1) * options.perPage,
  });
  const items = rows.map(({ order, ...member }) => ({
    ...orderLine({ order, ...member }, options.locale),
    completed_at: order.completedAt?.toISOString() ?? null,
    receipt_no: order.receiptNo,
    version: order.version,
  }));
  return { items, total };
}
