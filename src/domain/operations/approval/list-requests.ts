import { type ApprovalRow, listApprovals } from '#db/queries/approval.ts';
import type { Services } from '#domain/services.ts';
import { describeRequests, type Reader } from './show-request.ts';

/** A page of the requests of an operator's brands. */
export async function listRequests(
  services: Services,
  options: Reader & {
    readonly isOpen: boolean;
    /** Left out: of every kind. */
    readonly kind?: ApprovalRow['kind'] | undefined;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { rows, total } = await listApprovals(services.db, {
    brands: options.operator.brands,
    isOpen: options.isOpen,
    kind: options.kind,
    limit: options.perPage,
    offset: (options.page - 1) * options.perPage,
  });
  return { items: await describeRequests(services, rows, options), total };
}
