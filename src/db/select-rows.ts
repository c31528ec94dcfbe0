import type { z } from 'zod';
import type { Queryable } from './client.ts';
import type { SQL } from './drizzle.ts';
import { readRows, readValue } from './read-rows.ts';

/** Runs raw SQL and reads its rows by a schema. */
export async function selectRows<Row>(db: Queryable, row: z.ZodType<Row>, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute(query);
  return readRows(row, rows);
}

/** A column of raw SQL in a query of Drizzle's, read by a schema. */
export function column<Value>(value: z.ZodType<Value>, query: SQL): SQL<Value> {
  return query.mapWith((one: unknown) => readValue(value, one));
}
