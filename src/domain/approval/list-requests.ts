import { listApprovals } from '#db/queries/approval.ts';
import type { Operator } from '#domain/operator/operator.ts';
import type { Services } from '#domain/services.ts';
import { approvalView } from './propose-about-order.ts';

/** A page of the requests of an operator's brands. */
export async function listRequests(
  services: Services,
  of: {
    readonly operator: Operator;
    readonly isOpen: boolean;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { rows, total } = await listApprovals(services.db, {
    ...{ brands: of.operator.brands, isOpen: of.isOpen, limit: of.perPage },
    offset: (of.page - 1) * of.perPage,
  });
  return { items: rows.map(approvalView), total };
}
