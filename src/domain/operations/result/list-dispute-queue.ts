import { listDisputeQueue as readQueue } from '#db/queries/dispute.ts';
import { serialText } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import { disputeView } from './show-pick-review.ts';

/** A page of the disputes of an operator's brand: what waits the longest stands first. */
export async function listDisputeQueue(
  services: Services,
  options: {
    readonly brand: string;
    readonly isOpen: boolean;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { brand, isOpen, page, perPage } = options;
  const { rows, total } = await readQueue(services.db, {
    brands: [brand],
    isOpen,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const items = rows.map(({ dispute, serialDay, serialNo, outcome, answeredBy, answeredAt, waits }) => ({
    ...disputeView(dispute),
    serial: serialDay === null || serialNo === null ? null : serialText(serialDay, serialNo),
    state: outcome ?? (waits ? ('correction_waits' as const) : ('open' as const)),
    answered_by: answeredBy,
    answered_at: answeredAt?.toISOString() ?? null,
  }));
  return { items, total };
}
