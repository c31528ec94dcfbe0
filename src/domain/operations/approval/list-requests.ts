import { type ApprovalRow, listApprovals } from '#db/queries/approval.ts';
import type { Services } from '#domain/services.ts';
import { describeRequests, type Reader } from './show-request.ts';

/** A page of the requests of an operator's brands. */
export async function listRequests(
  services: Services,
  of: Reader & {
    readonly isOpen: boolean;
    /** Left out: of every kind. */
    readonly kind?: ApprovalRow['kind'] | undefined;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { rows, total } = await listApprovals(services.db, {
    brands: of.operator.brands,
    isOpen: of.isOpen,
    kind: of.kind,
    limit: of.perPage,
    offset: (of.page - 1) * of.perPage,
  });
  return { items: await describeRequests(services, rows, of), total };
}
