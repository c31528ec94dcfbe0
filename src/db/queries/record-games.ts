import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { type SQL, sql } from '../drizzle.ts';
import { anyNumber } from '../read-rows.ts';
import { selectRows } from '../select-rows.ts';
import { CHANCE_BINS, ODDS_BANDS } from './record-sum-columns.ts';
import type { RecordFilter } from './record-sums.ts';
import { textArray } from './text-array.ts';

const DIMENSIONS = ['total', 'sport', 'type', 'band', 'league', 'bin'] as const;
/** One group of the record, summed game by game first: the picks of one game are won and lost together more often than not. */
const gameSumsRow = z.object({
  dimension: z.enum(DIMENSIONS),
  key: z.string(),
  /** Games with a pick that was won or lost. */
  games: anyNumber,
  picks: anyNumber,
  win: anyNumber,
  decided: anyNumber,
  /** The squares of the games' counts of decided picks. */
  decided_squared: anyNumber,
  chance_sum: anyNumber,
  profit_cents: anyNumber,
  staked_cents: anyNumber,
  profit_squared: anyNumber,
  profit_staked: anyNumber,
  staked_squared: anyNumber,
});
export type GameSums = Readonly<z.infer<typeof gameSumsRow>>;

/** What luck alone moves on a day: the squares of the games' standard deviations at the picks' own odds, in cents². */
const luckDayRow = z.object({ day: z.string(), variance: anyNumber });
type LuckDay = z.infer<typeof luckDayRow>;

const bands = sql.raw(`array[${ODDS_BANDS.join(', ')}]`);
const bins = sql.raw(String(CHANCE_BINS));
const lastBin = sql.raw(String(CHANCE_BINS - 1));

/** The groups of a window that a reader compares, each with the sums that an interval needs which counts a game once. */
export async function sumByGame(db: Queryable, filter: RecordFilter): Promise<GameSums[]> {
  return selectRows(
    db,
    gameSumsRow,
    sql`
    with games as (
      select dimension, key, pick.game_id, count(*) as picks, count(*) filter (where result = 'win') as win,
        count(*) filter (where result in ('win', 'lose')) as decided,
        coalesce(sum(chance) filter (where result in ('win', 'lose')), 0) as chance,
        sum(profit_cents)::float8 as profit, sum(stake_cents)::float8 as stake
      from (${recordRows(filter)}) as record join pick on pick.id = record.pick_id
      cross join lateral (values
        ('total', ''), ('sport', sport), ('type', record.bet_type), ('league', record.league_id),
        ('band', width_bucket(record.odds, ${bands}::numeric[])::text),
        ('bin', case when result in ('win', 'lose') then least(${lastBin}, floor(chance::numeric * ${bins}))::text end)
      ) as dimensions (dimension, key)
      where key is not null group by dimension, key, pick.game_id)
    select dimension, key, count(*) filter (where decided > 0) as games, sum(picks) as picks, sum(win) as win, sum(decided) as decided,
      sum(decided * decided) as decided_squared, sum(chance) as chance_sum, sum(profit) as profit_cents,
      sum(stake) as staked_cents, sum(profit * profit) as profit_squared, sum(profit * stake) as profit_staked,
      sum(stake * stake) as staked_squared
    from games group by dimension, key`,
  );
}

/** What luck alone moves on each day of a window on which a pick was won or lost, the oldest first. */
export async function sumLuckByDay(db: Queryable, filter: RecordFilter): Promise<LuckDay[]> {
  return selectRows(
    db,
    luckDayRow,
    sql`
    select settled_day::text as day, sum(deviation * deviation) as variance
    from (
      select settled_day, pick.game_id, sum(stake_cents * sqrt(greatest(record.odds::float8 - 1, 0))) as deviation
      from (${recordRows(filter)}) as record join pick on pick.id = record.pick_id
      where result in ('win', 'lose') group by 1, 2) as games
    group by 1 order by 1`,
  );
}

/** The rows of a window as they were known at an instant: a grade that was corrected since counts as what it was. */
function recordRows({ origin, from, until, sources, sport, asOf }: RecordFilter): SQL {
  const inWindow = sql`origin = ${origin} and settled_day <= ${until} and source = any(${textArray(sources)})
    ${from === null ? sql`` : sql`and settled_day >= ${from}`} ${sport ? sql`and sport = ${sport}` : sql``}`;
  if (asOf === null) return sql`select * from pick_record where ${inWindow}`;
  const known = sql`${inWindow} and settled_at <= ${asOf}`;
  return sql`select * from pick_record where ${known} and graded_at <= ${asOf}
    union all select before.* from graded_picks(
      array(select pick_id from pick_record where ${known} and graded_at > ${asOf}), ${asOf}) as before`;
}
