import { z } from 'zod';
import { brandZone } from '#db/brand-zone.ts';
import { FINAL_STATUSES } from '#terms/games.ts';
import { SPORTS } from '#terms/sports.ts';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { heldOutForecast } from '../tables/held-out-forecast.ts';
import { insertJsonRows } from './json-rows.ts';

export type HeldOutInsert = typeof heldOutForecast.$inferInsert;

/** Keeps what a model said of games that it had not learned; of a game that it spoke of before, the first word stays. */
export async function insertHeldOutForecasts(db: Queryable, rows: readonly HeldOutInsert[]): Promise<void> {
  if (rows.length > 0) await db.execute(sql`${insertJsonRows(heldOutForecast, rows)} on conflict do nothing`);
}

const evidenceRow = z.object({
  game_id: z.string(),
  league_id: z.string(),
  sport: z.enum(SPORTS),
  start_at: z.string(),
  distribution: z.unknown(),
  status: z.enum(FINAL_STATUSES),
  home_score: z.number().nullable(),
  away_score: z.number().nullable(),
  parts: z.array(z.tuple([z.number(), z.number()])),
  reason: z.string().nullable(),
});
export type EvidenceRow = z.infer<typeof evidenceRow>;

/** A model that only ever was a shadow, or was trained and left, decides nothing. */
const wasLive = sql`exists (select 1 from model_event where model_event.model_id = model.id and state = 'live')`;

/** The place of a game in the order of starts, behind which a page goes on. */
export type EvidenceCursor = { readonly startAt: Date; readonly gameId: string };

/**
 * Ended games of covered leagues with the last forecast that stood an hour before the start: what was said live, or else what
 * the live model, or the newest that once was live, said of it while it was held out. The oldest first.
 */
export async function listEvidence(
  db: Queryable,
  options: {
    readonly source: string;
    /** Games that begin in [from, until). */
    readonly from: Date;
    readonly until: Date;
    readonly asOf: Date;
    readonly after: EvidenceCursor | null;
    readonly limit: number;
  },
): Promise<EvidenceRow[]> {
  const { after } = options;
  const rows = await selectRows(
    db,
    evidenceRow,
    sql`
    select game.id as game_id, game.league_id, league.sport, to_jsonb(game.start_at) #>> '{}' as start_at,
      coalesce(said.distribution, held.distribution) as distribution,
      final.status, final.home_score, final.away_score, final.parts, final.reason
    from game
    join league on league.id = game.league_id and league.covered
    left join lateral (
      select state, tier, distribution from forecast
      where forecast.game_id = game.id and origin = 'live' and known_at <= game.start_at - interval '1 hour'
      order by known_at desc limit 1) as said on true
    left join lateral (
      select held_out_forecast.distribution from held_out_forecast join model on model.id = held_out_forecast.model_id
      where held_out_forecast.game_id = game.id and held_out_forecast.known_at >= model.held_out_from
        and held_out_forecast.known_at <= game.start_at - interval '1 hour' and ${wasLive}
      order by exists (select 1 from model_role where model_role.model_id = model.id and model_role.role = 'live') desc, number desc
      limit 1) as held on said.state is null
    join lateral (
      select status, home_score, away_score, parts, reason from game_state
      where game_state.game_id = game.id and known_at <= ${options.asOf}
      order by known_at desc limit 1) as final on final.status in ('completed', 'canceled')
    where game.source = ${options.source} and game.start_at >= ${options.from} and game.start_at < ${options.until}
      and (said.state = 'ready' and said.tier <> 'D' or held.distribution is not null)
      ${after === null ? sql`` : sql`and (game.start_at, game.id) > (${after.startAt}, ${after.gameId}::uuid)`}
    order by game.start_at, game.id
    limit ${options.limit}`,
  );
  return rows;
}

const evidenceMonthRow = z.object({
  month: z.string(),
  games: z.number(),
  first_at: z.string(),
});

/** How many ended games bear evidence and when the first of them began, by the brand-zone month of their start (YYYY-MM). */
export async function countEvidence(
  db: Queryable,
  options: { readonly source: string; readonly now: Date },
): Promise<{ readonly month: string; readonly games: number; readonly firstAt: Date }[]> {
  const rows = await selectRows(
    db,
    evidenceMonthRow,
    sql`
    with spoken as (
      select held_out_forecast.game_id from held_out_forecast join model on model.id = held_out_forecast.model_id
      where model.source = ${options.source} and held_out_forecast.known_at >= model.held_out_from and ${wasLive}
      union
      select forecast.game_id from forecast join game on game.id = forecast.game_id
      where forecast.origin = 'live' and forecast.state = 'ready' and forecast.tier <> 'D' and game.source = ${options.source}
        and forecast.known_at <= game.start_at - interval '1 hour' and game.start_at < ${options.now})
    select to_char(game.start_at at time zone ${brandZone}, 'YYYY-MM') as month, count(*)::int as games,
      to_json(min(game.start_at))#>>'{}' as first_at
    from spoken join game on game.id = spoken.game_id
    join league on league.id = game.league_id and league.covered
    where game.start_at < ${options.now} and exists (
      select 1 from game_state where game_state.game_id = game.id and known_at <= ${options.now}
        and status in ('completed', 'canceled'))
    group by 1 order by 1`,
  );
  return rows.map(({ month, games, first_at: firstAt }) => ({ month, games, firstAt: new Date(firstAt) }));
}
