import type { Transaction } from '#db/client.ts';
import { nameOperators } from '#db/queries/office-order.ts';
import { listOrderEvents, type OrderRow } from '#db/queries/order.ts';
import { assertVersion } from '#domain/foundation/audit/assert-current.ts';

/**
 * Throws 'conflict' where an operator decides on an old picture of an order that the caller holds, and says whose step came
 * between: a colleague's by their address, else `member` or `system`. Without a version nothing is compared.
 */
export async function assertOrderCurrent(
  tx: Transaction,
  order: OrderRow,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === order.version) return;
  const last = (await listOrderEvents(tx, order.id)).at(-1);
  const isOperator = last?.actorKind === 'operator';
  const names = isOperator ? await nameOperators(tx, [last.actorId]) : new Map<string, string>();
  const by = last === undefined ? null : (names.get(last.actorId) ?? last.actorKind);
  assertVersion({
    seen,
    actual: order.version,
    last: last === undefined || by === null ? null : { by, at: last.at },
  });
}
