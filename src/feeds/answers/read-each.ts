import type { z } from 'zod';
import type { RefusedRow } from './refused-row.ts';

export type Rows<Row> = { readonly rows: readonly Row[]; readonly refused: readonly RefusedRow[] };

/** Reads a list row by row: a bad row is named and left out, the others stay. */
export function readEach<Row>(list: readonly unknown[], schema: z.ZodType<Row>, name: string): Rows<Row> {
  const rows: Row[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, one] of list.entries()) {
    const read = schema.safeParse(one);
    if (read.success) rows.push(read.data);
    else refused.push({ row: `${name} ${index}`, reason: errorOf(read.error) });
  }
  return { rows, refused };
}

/** A row whose id came before in the same list is left out, and so is one in which a team plays itself. */
export function onceEach<
  Row extends { readonly id: string; readonly home_team: string; readonly away_team: string },
>({ rows, refused }: Rows<Row>): Rows<Row> {
  const seen = new Set<string>();
  const once: Row[] = [];
  const twice: RefusedRow[] = [];
  for (const row of rows) {
    if (row.home_team === row.away_team) twice.push({ row: row.id, reason: 'a team plays itself' });
    else if (seen.has(row.id)) twice.push({ row: row.id, reason: 'the id comes twice' });
    else once.push(row);
    seen.add(row.id);
  }
  return { rows: once, refused: [...refused, ...twice] };
}

function errorOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'it cannot be read';
}
