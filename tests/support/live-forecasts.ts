import type { Services } from '#domain/services.ts';

/**
 * Gives every completed game of a league a stored forecast, which became known some minutes from its start (negative: before)
 * and gave the side that won later a probability of `pWinner`; the others share the rest.
 */
export async function addLiveForecasts(
  { db }: Services,
  options: {
    readonly leagueId: string;
    readonly pWinner: number;
    readonly minutesFromStart: number;
    readonly origin?: 'backfill' | 'live';
  },
): Promise<void> {
  const { leagueId, pWinner, minutesFromStart, origin = 'live' } = options;
  await db.$client.query(
    `insert into forecast (id, game_id, origin, known_at, computed_at, model_version, tier, state, missing, distribution,
       p_home, p_draw, p_away, drivers, content_hash)
     select gen_random_uuid(), game.id, $4, at, at, 'test', 'B', 'ready', '[]', '{}',
       case when home_score > away_score then $2 else rest end,
       case when league_id = 'EPL' then case when home_score = away_score then $2 else rest end end,
       case when home_score < away_score then $2 else rest end, '[]', 'test'
     from game join game_state on game_id = game.id and status = 'completed',
       lateral (select start_at + make_interval(mins => $3) as at,
         (1 - $2::float8) / (case when league_id = 'EPL' then 2 else 1 end) as rest) as figures
     where league_id = $1`,
    [leagueId, pWinner, minutesFromStart, origin],
  );
}
