import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';

export type Readiness = { readonly ready: boolean; readonly database: boolean; readonly data: boolean };

/** Ready means: the database answers and the site's data are there. */
export async function readReadiness(db: Db, isDataReady: () => Promise<boolean>): Promise<Readiness> {
  try {
    await db.execute(sql`select 1`);
    const data = await isDataReady();
    return { ready: data, database: true, data };
  } catch {
    return { ready: false, database: false, data: false };
  }
}
