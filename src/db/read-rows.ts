import { z } from 'zod';

/** An instant as raw SQL answers it, as text, whatever the type of its column. */
export const instantText = z.string().pipe(z.coerce.date());
/** A number of any type: those that may hold more than a number of JavaScript does, `bigint` and `numeric`, are answered as text. */
export const anyNumber = z.union([z.number(), z.string().pipe(z.coerce.number())]);
/** What home and away scored in each part of a game. */
export const gameParts = z.array(z.tuple([z.number(), z.number()]).readonly()).readonly();
/** The names of a thing by locale. */
export const localeTexts = z.record(z.string(), z.string());

/** The database answered something that its query does not promise: a mistake in the program, never in what a reader sent. */
export class RowError extends Error {
  override name = 'RowError';
}

/**
 * Reads the rows of raw SQL by a schema. The types of Drizzle's own queries follow from the tables; those of a text of SQL follow from
 * nothing, so that its rows are looked at where they come in. The schema stands outside of the function that asks: one is built once.
 */
export function readRows<Row>(row: z.ZodType<Row>, rows: readonly unknown[]): Row[] {
  return rows.map((one) => readValue(row, one));
}

/** The same of a single value. */
export function readValue<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const read = schema.safeParse(value);
  if (!read.success)
    throw new RowError(`A row is not what its query promises. ${z.prettifyError(read.error)}`);
  return read.data;
}
