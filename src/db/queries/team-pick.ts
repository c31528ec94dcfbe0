import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { and, eq, inArray, lte, or, sql } from '../drizzle.ts';
import { column } from '../select-rows.ts';
import { game } from '../tables/game.ts';
import { pick } from '../tables/pick.ts';
import { newestGrade } from './newest-grade.ts';

/** How the picks on a team's games ended, by origin and bet type, each by its newest grade. */
export async function countTeamPicks(
  db: Queryable,
  filter: { readonly teamId: string; readonly sources: readonly string[]; readonly asOf: Date },
) {
  const grade = newestGrade(db, { asOf: filter.asOf });
  const count = (result: string) =>
    column(z.number(), sql`(count(*) filter (where ${grade.result} = ${result}))::int`);
  return db
    .select({
      origin: pick.origin,
      betType: pick.betType,
      win: count('win'),
      lose: count('lose'),
      draw: count('draw'),
      simulated: column(z.number(), sql`(count(*) filter (where ${pick.dataOrigin} <> 'real'))::int`),
    })
    .from(game)
    .innerJoin(pick, eq(pick.gameId, game.id))
    .innerJoinLateral(grade, sql`true`)
    .where(
      and(
        or(eq(game.homeTeamId, filter.teamId), eq(game.awayTeamId, filter.teamId)),
        inArray(pick.source, [...filter.sources]),
        lte(pick.publishedAt, filter.asOf),
      ),
    )
    .groupBy(pick.origin, pick.betType);
}
