import { z } from 'zod';
import { GAME_STATUSES } from '#terms/games.ts';
import { PROVIDERS, type ProviderName } from '#terms/providers.ts';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { gameParts, instantText, localeTexts } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { gameReport } from '../tables/game-report.ts';
import { insertJsonRows } from './json-rows.ts';
import { textArray } from './text-array.ts';

export type GameReportRow = typeof gameReport.$inferInsert;

/** Takes over what a provider says of games; what an answer does not speak of stays as it was said before. */
export async function upsertGameReports(db: Queryable, rows: readonly GameReportRow[]): Promise<void> {
  if (rows.length === 0) return;
  const said = sql`excluded.status is not null`;
  await db.execute(sql`${insertJsonRows(gameReport, rows)}
    on conflict (game_id, provider) do update set key = excluded.key, start_at = excluded.start_at, known_at = excluded.known_at,
      status = case when ${said} then excluded.status else game_report.status end,
      reason = case when ${said} then excluded.reason else game_report.reason end,
      home_score = case when ${said} then excluded.home_score else game_report.home_score end,
      away_score = case when ${said} then excluded.away_score else game_report.away_score end,
      parts = case when ${said} then excluded.parts else game_report.parts end
    where (game_report.key, game_report.start_at) is distinct from (excluded.key, excluded.start_at)
      or (${said} and (game_report.status, game_report.reason, game_report.home_score, game_report.away_score, game_report.parts)
        is distinct from (excluded.status, excluded.reason, excluded.home_score, excluded.away_score, excluded.parts))`);
}

const reportRow = z.object({
  game_key: z.string(),
  provider: z.enum(PROVIDERS),
  key: z.string(),
  start_at: instantText,
  status: z.enum(GAME_STATUSES).nullable(),
  reason: z.string().nullable(),
  home_score: z.number().nullable(),
  away_score: z.number().nullable(),
  parts: gameParts,
});

/** What providers have said of games: of some games by their keys, and of those that one provider knows under some ids. */
export function listGameReports(
  db: Queryable,
  filter: {
    readonly source: string;
    readonly gameKeys: readonly string[];
    readonly provider: ProviderName;
    readonly keys: readonly string[];
  },
): Promise<z.infer<typeof reportRow>[]> {
  return selectRows(
    db,
    reportRow,
    sql`
    select game.key as game_key, provider, game_report.key, to_json(game_report.start_at)#>>'{}' as start_at, status, reason,
      home_score, away_score, parts
    from game_report join game on game.id = game_id
    where game_id in (
      select id from game where source = ${filter.source} and key = any(${textArray(filter.gameKeys)})
      union select game_id from game_report where provider = ${filter.provider} and key = any(${textArray(filter.keys)}))
      and game.source = ${filter.source}`,
  );
}

const differingRow = z.object({
  game_id: z.string(),
  league_id: z.string(),
  start_at: instantText,
  home_names: localeTexts,
  away_names: localeTexts,
  status: z.enum(GAME_STATUSES),
  home_score: z.number().nullable(),
  away_score: z.number().nullable(),
  reports: z.array(reportRow.omit({ game_key: true })),
});
export type DifferingGame = z.infer<typeof differingRow>;

/**
 * Games of which two providers say different things and at least one an end, the newest first, with what stands. What two persons have
 * decided on is left out.
 */
export function listDifferingGames(
  db: Queryable,
  options: { readonly saidAfter: Date; readonly limit: number },
): Promise<DifferingGame[]> {
  return selectRows(
    db,
    differingRow,
    sql`
    select game.id as game_id, game.league_id, to_json(game.start_at)#>>'{}' as start_at, home.names as home_names, away.names as away_names,
      coalesce(newest.status, 'not_started') as status, newest.home_score, newest.away_score, said.reports
    from (
      select game_id, jsonb_agg(to_jsonb(game_report) order by provider) as reports from game_report
      where game_id in (select game_id from game_report where status in ('completed', 'canceled') and known_at > ${options.saidAfter})
      group by game_id having count(distinct (status, home_score, away_score)) > 1) as said
    join game on game.id = said.game_id
    join team as home on home.id = home_team_id join team as away on away.id = away_team_id
    left join lateral (select status, home_score, away_score from game_state where game_state.game_id = game.id
      order by known_at desc limit 1) as newest on true
    where not exists (select 1 from manual_result join manual_result_decision on result_id = manual_result.id and approved
      where manual_result.game_id = game.id)
    order by game.start_at desc, game.id limit ${options.limit}`,
  );
}
