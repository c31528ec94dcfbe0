import type { Queryable, Transaction } from '../client.ts';
import { and, asc, eq, sql } from '../drizzle.ts';
import { operatorDevice } from '../tables/operator-device.ts';

export type OperatorDeviceRow = typeof operatorDevice.$inferSelect;

/** The devices of an operator that our present key reaches, the oldest first. */
export function listOperatorDevices(
  db: Queryable,
  { operatorId, serverKey }: { readonly operatorId: string; readonly serverKey: string },
): Promise<OperatorDeviceRow[]> {
  return db
    .select()
    .from(operatorDevice)
    .where(and(eq(operatorDevice.operatorId, operatorId), eq(operatorDevice.serverKey, serverKey)))
    .orderBy(asc(operatorDevice.createdAt), asc(operatorDevice.id));
}

/**
 * Allows a device, and forgets what the same browser was allowed as before, by anyone. Of the operator only the newest stay. The caller
 * holds the operator, so that no limit is passed by two at once.
 */
export async function putOperatorDevice(
  tx: Transaction,
  row: OperatorDeviceRow,
  { limit }: { readonly limit: number },
): Promise<void> {
  await tx.execute(sql`delete from operator_device where endpoint = ${row.endpoint}
    or id in (select id from operator_device where operator_id = ${row.operatorId} and endpoint <> ${row.endpoint}
      order by created_at desc, id offset ${limit - 1})`);
  await tx.insert(operatorDevice).values(row);
}

/** Removes a device of an operator; null where they have no such one. */
export async function deleteOperatorDevice(
  db: Queryable,
  { operatorId, id }: { readonly operatorId: string; readonly id: string },
): Promise<OperatorDeviceRow | null> {
  const [row] = await db
    .delete(operatorDevice)
    .where(and(eq(operatorDevice.id, id), eq(operatorDevice.operatorId, operatorId)))
    .returning();
  return row ?? null;
}

/** Removes every device of an operator. */
export async function deleteOperatorDevices(tx: Transaction, operatorId: string): Promise<void> {
  await tx.delete(operatorDevice).where(eq(operatorDevice.operatorId, operatorId));
}
