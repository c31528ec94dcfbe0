import { findOpenOrder } from '#db/queries/order.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';

/** The order of a member that still waits for its money, sandbox orders aside; null where there is none. */
export async function findOpenOrderId(
  services: Services,
  { id }: Pick<Member, 'id'>,
): Promise<string | null> {
  return (await findOpenOrder(services.db, { accountId: id, isTest: false }))?.id ?? null;
}
