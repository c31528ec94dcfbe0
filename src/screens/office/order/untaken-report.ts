import type { OrderDetail } from './data.server.ts';

type Reported = Pick<OrderDetail, 'reported_at'> & {
  readonly order: Pick<OrderDetail['order'], 'report'>;
  readonly payments: readonly Pick<OrderDetail['payments'][number], 'recorded_at'>[];
};

/** What the member reported, unless money was recorded since: that report has been answered, and tells nothing of the rest. */
export function untakenReport({ order: { report }, reported_at: at, payments }: Reported) {
  if (report === null || at === null) return report;
  return payments.some(({ recorded_at: recordedAt }) => recordedAt >= at) ? null : report;
}
