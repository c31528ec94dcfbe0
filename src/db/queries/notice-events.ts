import { z } from 'zod';
import { BET_TYPES, SIDES } from '#terms/bets.ts';
import { SETTLED_RESULTS } from '#terms/results.ts';
import type { Queryable } from '../client.ts';
import { sql } from '../drizzle.ts';
import { gameStartAt } from './game-start-at.ts';
import { pickOpensAt } from './pick-opens-at.ts';

const names = z.record(z.string(), z.string());
const pickEvent = z.object({
  at: z.coerce.date(),
  pickId: z.string(),
  gameId: z.string(),
  leagueId: z.string(),
  leagueNames: names,
  homeTeamId: z.string(),
  homeNames: names,
  awayTeamId: z.string(),
  awayNames: names,
  startAt: z.coerce.date(),
  betType: z.enum(BET_TYPES),
  side: z.enum(SIDES),
  line: z.coerce.number().nullable(),
  odds: z.coerce.number(),
  isFree: z.boolean(),
});
const resultEvent = pickEvent.extend({
  result: z.enum(SETTLED_RESULTS),
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
});

export type PickEvent = z.infer<typeof pickEvent>;
export type ResultEvent = z.infer<typeof resultEvent>;

type Window = {
  readonly after: Date;
  readonly until: Date;
  readonly sources: readonly string[];
  readonly limit: number;
};

const PICK_COLUMNS = sql.raw(`pick.id as "pickId", pick.game_id as "gameId", pick.league_id as "leagueId",
  league.names as "leagueNames", game.home_team_id as "homeTeamId", home.names as "homeNames",
  game.away_team_id as "awayTeamId", away.names as "awayNames", pick.bet_type as "betType",
  pick.side, pick.line, pick.odds, pick.is_free as "isFree"`);
const PICK_TABLES = sql.raw(`join game on game.id = pick.game_id join league on league.id = pick.league_id
  join team as home on home.id = game.home_team_id join team as away on away.id = game.away_team_id`);
const isStanding = sql.raw(
  'not exists (select 1 from pick_withdrawal where pick_withdrawal.pick_id = pick.id)',
);

/** Standing picks that were published in a window and whose games have not begun, the first published first. */
export async function listPickEvents(
  db: Queryable,
  options: Window & { readonly now: Date },
): Promise<PickEvent[]> {
  const { rows } =
    await db.execute(sql`select pick.published_at as at, ${gameStartAt(options.now)} as "startAt", ${PICK_COLUMNS} from pick ${PICK_TABLES}
    where pick.origin = 'live' and pick.published_at > ${options.after} and pick.published_at <= ${options.until}
      and ${pickOpensAt} > ${options.now} and pick.source = any(${sql.param([...options.sources])}::text[]) and ${isStanding}
    order by pick.published_at, pick.serial_day, pick.serial_no limit ${options.limit}`);
  return z.array(pickEvent).parse(rows);
}

/** The first results of standing picks that were given in a window, the first given first. Corrections are none. */
export async function listResultEvents(db: Queryable, window: Window): Promise<ResultEvent[]> {
  const { rows } =
    await db.execute(sql`select grade.known_at as at, grade.result, grade.home_score as "homeScore",
      grade.away_score as "awayScore", ${gameStartAt(window.until)} as "startAt", ${PICK_COLUMNS}
    from pick_grade as grade join pick on pick.id = grade.pick_id ${PICK_TABLES}
    where grade.correction_id is null and grade.known_at > ${window.after} and grade.known_at <= ${window.until}
      and pick.origin = 'live' and pick.source = any(${sql.param([...window.sources])}::text[]) and ${isStanding}
    order by grade.known_at, pick.start_at, pick.serial_day, pick.serial_no limit ${window.limit}`);
  return z.array(resultEvent).parse(rows);
}

const markSchema = z.array(z.object({ accountId: z.int(), key: z.string() }));

/** What some members have marked, each as the id of a league, a team or a game. */
export async function listMarksOf(
  db: Queryable,
  accountIds: readonly number[],
): Promise<{ readonly accountId: number; readonly key: string }[]> {
  if (accountIds.length === 0) return [];
  const { rows } = await db.execute(sql`select account_id as "accountId", target as key from favourite
    where account_id = any(${sql.param([...accountIds])}::int[])`);
  return markSchema.parse(rows);
}
