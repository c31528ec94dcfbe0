/**
 * What queries take from Drizzle. Node reads the 130 kB of that package's list of exports again for each file that names it, which
 * was two fifths of what a process took to begin; so two files name it for all others here.
 */
export type { AnyColumn, SQLWrapper } from 'drizzle-orm';
export {
  aliasedTable,
  and,
  arrayOverlaps,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  ilike,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notExists,
  notInArray,
  or,
  SQL,
  sql,
  sum,
} from 'drizzle-orm';
