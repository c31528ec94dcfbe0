import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { textArray } from './text-array.ts';

const scoresKnownAtRow = z.object({
  at: z.string().nullable(),
});

/**
 * Of the leagues in which a game that began after `since` is not over: the earliest instant at which a source last reported their scores. Before
 * the first word about a game its start is that instant. Null where no game is being played.
 */
export async function findScoresKnownAt(
  db: Queryable,
  options: {
    readonly source: string;
    /** Whose answers count. */
    readonly providers: readonly string[];
    readonly sport?: string | undefined;
    readonly league?: string | undefined;
    readonly since: Date;
    readonly asOf: Date;
  },
): Promise<Date | null> {
  const asOf = options.asOf.toISOString();
  const rows = await selectRows(
    db,
    scoresKnownAtRow,
    sql`
    select to_json(min(known_at))#>>'{}' as at from (
      select greatest(min(start_at), (select max(asked_at) from feed_answer where source = any(${textArray(options.providers)}) and endpoint = 'scores'
        and feed_answer.league_id = game.league_id and failure is null and asked_at <= ${asOf})) as known_at
      from game where source = ${options.source} 
        and (${options.league ?? null}::text is null or league_id = ${options.league ?? null})
        and (${options.sport ?? null}::text is null or league_id in (select id from league where sport = ${options.sport ?? null}))
        and start_at > ${options.since.toISOString()} and start_at <= ${asOf}
        and not exists (select 1 from game_state where game_id = game.id and known_at <= ${asOf}
          and status in ('completed', 'canceled'))
      group by league_id) as of_league`,
  );
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}
