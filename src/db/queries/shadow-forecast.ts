import { z } from 'zod';
import { FINAL_STATUSES } from '#terms/games.ts';
import { SPORTS } from '#terms/sports.ts';
import type { Queryable } from '../client.ts';
import { and, desc, eq, inArray, sql } from '../drizzle.ts';
import { gameParts } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { shadowForecast } from '../tables/shadow-forecast.ts';
import { insertJsonRows } from './json-rows.ts';

type ShadowForecastInsert = typeof shadowForecast.$inferInsert;

/** Adds what a shadow says; a forecast whose id is already there is left alone. */
export async function insertShadowForecasts(
  db: Queryable,
  rows: readonly ShadowForecastInsert[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const result = await db.execute(sql`${insertJsonRows(shadowForecast, rows)} on conflict do nothing`);
  return result.rowCount ?? 0;
}

/** The content of what a shadow said last of each game. */
export async function listNewestShadows(
  db: Queryable,
  filter: { readonly modelId: string; readonly gameIds: readonly string[] },
) {
  if (filter.gameIds.length === 0) return [];
  return db
    .selectDistinctOn([shadowForecast.gameId], {
      gameId: shadowForecast.gameId,
      contentHash: shadowForecast.contentHash,
    })
    .from(shadowForecast)
    .where(
      and(eq(shadowForecast.modelId, filter.modelId), inArray(shadowForecast.gameId, [...filter.gameIds])),
    )
    .orderBy(shadowForecast.gameId, desc(shadowForecast.knownAt));
}

const shadowContestRow = z.object({
  game_id: z.string(),
  sport: z.enum(SPORTS),
  league_id: z.string(),
  status: z.enum(FINAL_STATUSES),
  home_score: z.number().nullable(),
  away_score: z.number().nullable(),
  parts: gameParts,
  reason: z.string().nullable(),
  live: z.tuple([z.number(), z.number().nullable(), z.number()]),
  shadow: z.tuple([z.number(), z.number().nullable(), z.number()]),
});
export type ShadowContest = z.infer<typeof shadowContestRow>;

/** Finished games of which both a model and the one that was live then said something before the start: what each said last. */
export async function listShadowContests(
  db: Queryable,
  filter: { readonly modelId: string; readonly asOf: Date },
): Promise<ShadowContest[]> {
  const rows = await selectRows(
    db,
    shadowContestRow,
    sql`
    with said as (
      select distinct on (shadow_forecast.game_id) shadow_forecast.*
      from shadow_forecast join game on game.id = shadow_forecast.game_id
      where shadow_forecast.model_id = ${filter.modelId} and shadow_forecast.known_at < game.start_at
        and shadow_forecast.known_at <= ${filter.asOf}
      order by shadow_forecast.game_id, shadow_forecast.known_at desc)
    select game.id as game_id, league.sport, game.league_id, final.status, final.home_score, final.away_score, final.parts,
      final.reason, jsonb_build_array(live.p_home, live.p_draw, live.p_away) as live,
      jsonb_build_array(said.p_home, said.p_draw, said.p_away) as shadow
    from said
    join game on game.id = said.game_id
    join league on league.id = game.league_id
    join lateral (
      select * from forecast where forecast.game_id = game.id and origin = 'live' and known_at < game.start_at
      order by known_at desc limit 1) as live on live.state = 'ready' and live.model_id is distinct from ${filter.modelId}
    join lateral (
      select * from game_state where game_state.game_id = game.id and known_at <= ${filter.asOf}
      order by known_at desc limit 1) as final on final.status in ('completed', 'canceled')
    where said.state = 'ready'
    order by game.start_at, game.id`,
  );
  return rows;
}
