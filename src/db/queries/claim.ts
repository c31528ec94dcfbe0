import { z } from 'zod';
import type { RecordOrigin } from '#terms/results.ts';
import type { Queryable } from '../client.ts';
import { and, count, eq, inArray, lte, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { account } from '../tables/account.ts';
import { evaluatedGame } from '../tables/evaluated-game.ts';
import type { RecordFilter } from './record-sums.ts';
import { textArray } from './text-array.ts';

/** How many games were evaluated: a market of theirs has a pick, or a pass that was not for lack of data. */
export async function countEvaluatedGames(
  db: Queryable,
  filter: { readonly origin: RecordOrigin; readonly sources: readonly string[]; readonly asOf: Date },
): Promise<number> {
  const [row] = await db
    .select({ games: count() })
    .from(evaluatedGame)
    .where(
      and(
        eq(evaluatedGame.origin, filter.origin),
        inArray(evaluatedGame.source, [...filter.sources]),
        lte(evaluatedGame.knownAt, filter.asOf),
      ),
    );
  return row?.games ?? 0;
}

/** The accounts of a brand that are in use; suspended and deleted ones are not. */
export async function countActiveMembers(
  db: Queryable,
  filter: { readonly brand: string; readonly asOf: Date },
): Promise<number> {
  const [row] = await db
    .select({ members: count() })
    .from(account)
    .where(
      and(eq(account.brand, filter.brand), eq(account.status, 'active'), lte(account.createdAt, filter.asOf)),
    );
  return row?.members ?? 0;
}

const closingDeviationRow = z.object({
  deviation: z.number().nullable(),
});

/** By how much the closing values of a window's settled picks lie apart (standard deviation); null for fewer than two. */
export async function findClosingDeviation(
  db: Queryable,
  filter: Pick<RecordFilter, 'origin' | 'sources' | 'sport' | 'from' | 'until' | 'asOf'>,
): Promise<number | null> {
  const { origin, sources, sport, from, until, asOf } = filter;
  const rows = await selectRows(
    db,
    closingDeviationRow,
    sql`
    select stddev_samp(closing_value)::float8 as deviation from pick_record
    where origin = ${origin} and source = any(${textArray(sources)}) and settled_day <= ${until}
      ${from === null ? sql`` : sql`and settled_day >= ${from}`} ${sport ? sql`and sport = ${sport}` : sql``}
      ${asOf === null ? sql`` : sql`and settled_at <= ${asOf}`}`,
  );
  return rows[0]?.deviation ?? null;
}
