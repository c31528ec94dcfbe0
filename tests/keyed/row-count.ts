import type { Services } from '#domain/services.ts';

/** How many rows a statement with one parameter finds. */
export async function rowCount(
  { db }: Pick<Services, 'db'>,
  statement: string,
  parameter: string | number,
): Promise<number> {
  return (await db.$client.query(statement, [parameter])).rowCount ?? 0;
}
