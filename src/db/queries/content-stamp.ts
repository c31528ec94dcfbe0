import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';

const contentStampRow = z.object({
  stamp: z.string(),
});

/**
 * A text that changes with whatever the office writes for readers and no topic of facts counts: announcements, contacts, news, feedback,
 * plans and their prices. Each of these tables is short, and every change of a row raises its version.
 */
export async function readContentStamp(db: Queryable): Promise<string> {
  const rows = await selectRows(
    db,
    contentStampRow,
    sql`
    select concat_ws(' ',
      (select concat_ws('.', count(*), sum(version), max(updated_at)) from announcement),
      (select concat_ws('.', count(*), sum(version), max(updated_at)) from contact_info),
      (select concat_ws('.', count(*), sum(version), max(updated_at)) from customer_feedback),
      (select concat_ws('.', count(*), sum(version), max(updated_at)) from news),
      (select concat_ws('.', count(*), sum(version)) from plan),
      (select concat_ws('.', count(*), max(created_at)) from plan_price)) as stamp`,
  );
  return rows[0]?.stamp ?? '';
}
