import type { Queryable } from '../client.ts';
import { eq } from '../drizzle.ts';
import { approval } from '../tables/approval.ts';
import type { ApprovalRow } from './approval.ts';

/** One request, whatever became of it, or null. */
export async function findApproval(db: Queryable, id: string): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(approval).where(eq(approval.id, id));
  return row ?? null;
}
