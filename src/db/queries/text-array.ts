import { type SQL, sql } from '../drizzle.ts';

/** A list of texts as one parameter, for `= any(…)`: the statement stays the same whatever its length. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** The same for whole numbers. */
export function integerArray(values: readonly number[]): SQL {
  return sql`${sql.param([...values])}::integer[]`;
}

/** The same for ids. */
export function uuidArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::uuid[]`;
}
