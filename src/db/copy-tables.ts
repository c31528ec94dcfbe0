import type pg from 'pg';
import { z } from 'zod';
import { readRows } from './read-rows.ts';

export type CopyTable = {
  readonly name: string;
  /** All but generated ones, in their order. */
  readonly columns: readonly string[];
  /** The primary key as SQL, by bytes where it is text, so that the same rows stand in the same order in any database. */
  readonly order: string;
};

/** Our own list of what has run is written by the migrations themselves. */
const WRITTEN_BY_MIGRATE = 'migration';

const tableRow = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  order: z.string().nullable(),
  parents: z.array(z.string()),
});

/** Every table of ours, a parted one as one, each behind those that it refers to, so that loading them in this order keeps all references. */
export async function listCopyTables(client: pg.Client): Promise<readonly CopyTable[]> {
  const tables = await client.query(
    `select relname as name,
       array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
         and attgenerated = '' order by attnum) as columns,
       (select string_agg(quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end, ', ' order by place)
         from pg_index, unnest(indkey) with ordinality as key (number, place)
         join pg_attribute on attnum = number where indrelid = pg_class.oid and indisprimary and attrelid = pg_class.oid) as order,
       array(select distinct parent.relname::text from pg_constraint join pg_class as parent on parent.oid = confrelid
         where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as parents
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> $1 order by relname`,
    [WRITTEN_BY_MIGRATE],
  );
  const left = new Map(readRows(tableRow, tables.rows).map((row) => [row.name, row]));
  const ordered: CopyTable[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ parents }) => parents.every((parent) => !left.has(parent)));
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${[...left.keys()].join(', ')}.`);
    for (const { name, columns, order } of ready) {
      if (order === null) throw new Error(`The table ${name} has no primary key.`);
      ordered.push({ name, columns, order });
      left.delete(name);
    }
  }
  return ordered;
}

/** The statement that writes a table's rows in the order of their key. */
export function copyOutText({ name, columns, order }: CopyTable): string {
  return `copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)} order by ${order}) to stdout`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
