import type { RefusalReason } from '#terms/passes.ts';
import type { Queryable } from '../client.ts';
import { and, count, desc, eq, gte, inArray } from '../drizzle.ts';
import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { pickPass } from '../tables/pick-pass.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

type RefusalFilter = {
  readonly sources: readonly string[];
  readonly reasons: readonly RefusalReason[];
  /** Games that began before are left out. */
  readonly since: Date;
};

/** Markets that a live look left without a pick for one of the reasons, the latest game first. */
export async function listRefusals(
  db: Queryable,
  filter: RefusalFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  return db
    .select({
      gameId: pickPass.gameId,
      betType: pickPass.betType,
      reason: pickPass.reason,
      policyVersion: pickPass.policyVersion,
      startAt: pickPass.startAt,
      knownAt: pickPass.knownAt,
      leagueId: game.leagueId,
      sport: league.sport,
      homeNames: homeTeam.names,
      awayNames: awayTeam.names,
    })
    .from(pickPass)
    .innerJoin(game, eq(game.id, pickPass.gameId))
    .innerJoin(league, eq(league.id, game.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, game.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, game.awayTeamId))
    .where(conditions(filter))
    .orderBy(desc(pickPass.startAt), pickPass.gameId, pickPass.betType, desc(pickPass.policyVersion))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countRefusals(db: Queryable, filter: RefusalFilter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(pickPass).where(conditions(filter));
  return row?.n ?? 0;
}

function conditions({ sources, reasons, since }: RefusalFilter) {
  return and(
    eq(pickPass.origin, 'live'),
    gte(pickPass.startAt, since),
    inArray(pickPass.source, [...sources]),
    inArray(pickPass.reason, [...reasons]),
  );
}
