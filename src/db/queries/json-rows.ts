import { getTableColumns, getTableName, type SQL, sql } from '../drizzle.ts';
import type { PgTable } from '../drizzle-tables.ts';

/**
 * Rows handed over as one JSON document, which PostgreSQL takes apart by the table's own columns: thousands of rows travel
 * as one statement with one parameter. Field names are the table's, as the program spells them; columns that the
 * database numbers are left to it.
 */
export function jsonRows(
  table: PgTable,
  rows: readonly object[],
): { readonly columns: SQL; readonly source: SQL } {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.generatedIdentity === undefined && column.getSQLType() !== 'bigserial',
  );
  const names = columns.map(([, column]) => sql.identifier(column.name));
  const typed = columns.map(
    ([property, column]) => sql`${sql.identifier(property)} ${sql.raw(column.getSQLType())}`,
  );
  const fields = columns.map(([property]) => sql.identifier(property));
  return {
    columns: sql.join(names, sql`, `),
    source: sql`select ${sql.join(fields, sql`, `)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${sql.join(typed, sql`, `)})`,
  };
}

/** `insert into <table> (…) select … from <rows>`, to which the caller adds its conflict clause. */
export function insertJsonRows(table: PgTable, rows: readonly object[]): SQL {
  const { columns, source } = jsonRows(table, rows);
  return sql`insert into ${sql.identifier(getTableName(table))} (${columns}) ${source}`;
}
