import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { watchedGameRow } from './model-measure.ts';
import { textArray } from './text-array.ts';

const judgedGameRow = watchedGameRow.extend({
  /** True where the game, or the price it is compared with, was simulated. */
  simulated: z.boolean(),
});
type JudgedGame = z.infer<typeof judgedGameRow>;

/** The last finished games of covered leagues of which something was said live before the start, the newest first. */
export async function listJudgedGames(
  db: Queryable,
  options: { readonly sources: readonly string[]; readonly asOf: Date; readonly limit: number },
): Promise<JudgedGame[]> {
  const rows = await selectRows(
    db,
    judgedGameRow,
    sql`
    select game.league_id, league.sport, to_jsonb(game.start_at) #>> '{}' as start_at,
      jsonb_build_array(said.p_home, said.p_draw, said.p_away) as said, opening.odds as opening, null as closing,
      to_jsonb(final) as final, game.origin <> 'real' or coalesce(opening.origin <> 'real', false) as simulated
    from game
    join league on league.id = game.league_id and league.covered
    join lateral (
      select state, p_home, p_draw, p_away from forecast
      where forecast.game_id = game.id and origin = 'live' and known_at < game.start_at
      order by known_at desc limit 1) as said on said.state = 'ready'
    join lateral (
      select status, home_score, away_score, parts, reason, known_at from game_state
      where game_state.game_id = game.id and known_at <= ${options.asOf}
      order by known_at desc limit 1) as final on final.status = 'completed'
    left join lateral (
      select jsonb_build_array(home_odds, draw_odds, away_odds) as odds, origin from odds_snapshot
      where odds_snapshot.game_id = game.id and bet_type = 'win_loss' and phase = 'open' and known_at <= ${options.asOf}
      order by id limit 1) as opening on true
    where game.source = any(${textArray(options.sources)}) and game.start_at <= ${options.asOf}
    order by game.start_at desc, game.id
    limit ${options.limit}`,
  );
  return rows;
}
