import type { Queryable } from '../client.ts';
import { and, eq, lte, sql } from '../drizzle.ts';
import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { pick } from '../tables/pick.ts';
import { pickWithdrawal } from '../tables/pick-withdrawal.ts';
import { newestGrade } from './newest-grade.ts';
import { pickOpensAt } from './pick-opens-at.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

/** Picks with the names of their teams and what had become of them by an instant; anyone who asks adds which ones, and in what order. */
export function selectOutcomes(db: Queryable, asOf: Date) {
  const grade = newestGrade(db, { asOf });
  return db
    .select({
      pick,
      opensAt: pickOpensAt,
      sport: league.sport,
      homeNames: homeTeam.names,
      awayNames: awayTeam.names,
      result: grade.result,
      profitCents: grade.profitCents,
      homeScore: grade.homeScore,
      awayScore: grade.awayScore,
      closingValue: grade.closingValue,
      withdrawnAt: pickWithdrawal.withdrawnAt,
    })
    .from(pick)
    .innerJoin(game, eq(game.id, pick.gameId))
    .innerJoin(league, eq(league.id, pick.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .leftJoinLateral(grade, sql`true`)
    .leftJoin(pickWithdrawal, and(eq(pickWithdrawal.pickId, pick.id), lte(pickWithdrawal.withdrawnAt, asOf)));
}
