import { z } from 'zod';
import { FINAL_STATUSES } from '#terms/games.ts';
import { SPORTS } from '#terms/sports.ts';
import type { Queryable } from '../client.ts';
import { and, asc, eq, gte, sql } from '../drizzle.ts';
import { gameParts } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { modelMeasure } from '../tables/model-measure.ts';
import { jsonRows } from './json-rows.ts';

export type MeasureRow = typeof modelMeasure.$inferSelect;

/** Keeps measures; those of a day that lasts are computed again and again. */
export async function putMeasures(db: Queryable, rows: readonly MeasureRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { columns, source } = jsonRows(modelMeasure, rows);
  await db.execute(sql`insert into model_measure (${columns}) ${source}
    on conflict (source, league_id, metric, window_days, day) do update set n = excluded.n, value = excluded.value,
      low = excluded.low, high = excluded.high, reference = excluded.reference, computed_at = excluded.computed_at`);
}

/** The measures of a source from a day on, the oldest first. */
export async function listMeasures(
  db: Queryable,
  options: { readonly source: string; readonly from: string; readonly leagueId?: string },
): Promise<MeasureRow[]> {
  return db
    .select()
    .from(modelMeasure)
    .where(
      and(
        eq(modelMeasure.source, options.source),
        gte(modelMeasure.day, options.from),
        options.leagueId === undefined ? undefined : eq(modelMeasure.leagueId, options.leagueId),
      ),
    )
    .orderBy(asc(modelMeasure.leagueId), asc(modelMeasure.metric), asc(modelMeasure.day));
}

/** The days of which a source has measures, from a day on. */
export async function listMeasuredDays(
  db: Queryable,
  options: { readonly source: string; readonly from: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: modelMeasure.day })
    .from(modelMeasure)
    .where(and(eq(modelMeasure.source, options.source), gte(modelMeasure.day, options.from)));
  return rows.map(({ day }) => day);
}

export const watchedGameRow = z.object({
  league_id: z.string(),
  sport: z.enum(SPORTS),
  start_at: z.string(),
  /** The last thing said live before the start; null where nothing was said, or that the data do not suffice. */
  said: z.tuple([z.number(), z.number().nullable(), z.number()]).nullable(),
  /** Decimal odds on the winner as they opened and as they closed. */
  opening: z.tuple([z.number().nullable(), z.number().nullable(), z.number().nullable()]).nullable(),
  closing: z.tuple([z.number().nullable(), z.number().nullable(), z.number().nullable()]).nullable(),
  final: z
    .object({
      status: z.enum(FINAL_STATUSES),
      home_score: z.number().nullable(),
      away_score: z.number().nullable(),
      parts: gameParts,
      reason: z.string().nullable(),
      known_at: z.string(),
    })
    .nullable(),
});
export type WatchedGame = z.infer<typeof watchedGameRow>;

/** Games of covered leagues that started in (from, until], with what was said of them, their prices and how they ended. */
export async function listWatchedGames(
  db: Queryable,
  options: { readonly source: string; readonly from: Date; readonly until: Date },
): Promise<WatchedGame[]> {
  const price = (phase: 'open' | 'close') => sql`(
    select jsonb_build_array(home_odds, draw_odds, away_odds) from odds_snapshot
    where odds_snapshot.game_id = game.id and bet_type = 'win_loss' and phase = ${phase} order by id limit 1)`;
  const rows = await selectRows(
    db,
    watchedGameRow,
    sql`
    select game.league_id, league.sport, to_jsonb(game.start_at) #>> '{}' as start_at,
      case when said.state = 'ready' then jsonb_build_array(said.p_home, said.p_draw, said.p_away) end as said,
      ${price('open')} as opening, ${price('close')} as closing,
      case when final.status in ('completed', 'canceled') then to_jsonb(final) end as final
    from game
    join league on league.id = game.league_id and league.covered
    left join lateral (
      select state, p_home, p_draw, p_away from forecast
      where forecast.game_id = game.id and origin = 'live' and known_at < game.start_at
      order by known_at desc limit 1) as said on true
    left join lateral (
      select status, home_score, away_score, parts, reason, known_at from game_state
      where game_state.game_id = game.id and known_at <= ${options.until}
      order by known_at desc limit 1) as final on true
    where game.source = ${options.source} and game.start_at > ${options.from} and game.start_at <= ${options.until}
    order by game.start_at, game.id`,
  );
  return rows;
}

const firstForecastRow = z.object({
  at: z.string().nullable(),
});

/** The first moment at which the site forecast anything live; null where it never did. */
export async function findFirstForecast(db: Queryable, source: string): Promise<Date | null> {
  const rows = await selectRows(
    db,
    firstForecastRow,
    sql`
    select to_jsonb(min(forecast.known_at)) #>> '{}' as at from forecast join game on game.id = forecast.game_id
    where forecast.origin = 'live' and game.source = ${source}`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}

const closingValueRow = z.object({
  league_id: z.string(),
  start_at: z.string(),
  settled_at: z.string(),
  value: z.number(),
});

/** The closing-line values of live picks that started in (from, until], withdrawn and called-off ones left out. */
export async function listClosingValues(
  db: Queryable,
  options: { readonly source: string; readonly from: Date; readonly until: Date },
) {
  const rows = await selectRows(
    db,
    closingValueRow,
    sql`
    select league_id, to_jsonb(start_at) #>> '{}' as start_at, to_jsonb(settled_at) #>> '{}' as settled_at,
      closing_value as value
    from pick_record
    where origin = 'live' and source = ${options.source} and closing_value is not null
      and start_at > ${options.from} and start_at <= ${options.until}`,
  );
  return rows;
}
