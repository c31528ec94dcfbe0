/** What tables take from Drizzle, named once as in `drizzle.ts`. */
export type { AnyPgColumn } from 'drizzle-orm/pg-core';
export {
  alias,
  bigint,
  bigserial,
  boolean,
  customType,
  doublePrecision,
  getTableConfig,
  integer,
  jsonb,
  numeric,
  PgTable,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  union,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
