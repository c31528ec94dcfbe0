import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../client.ts';
import { CHANCE_BINS, ODDS_BANDS } from './record-sum-columns.ts';
import type { RecordFilter } from './record-sums.ts';
import { textArray } from './text-array.ts';

/** One group of the record, summed game by game first: the picks of one game are won and lost together more often than not. */
export type GameSums = {
  readonly cut: 'total' | 'sport' | 'type' | 'band' | 'league' | 'bin';
  readonly key: string;
  /** Games with a pick that was won or lost. */
  readonly games: number;
  readonly picks: number;
  readonly win: number;
  readonly decided: number;
  /** The squares of the games' counts of decided picks. */
  readonly decided_squared: number;
  readonly chance_sum: number;
  readonly profit_cents: number;
  readonly staked_cents: number;
  readonly profit_squared: number;
  readonly profit_staked: number;
  readonly staked_squared: number;
};

/** What luck alone moves on a day: the squares of the games' standard deviations at the picks' own odds, in cents². */
type LuckDay = { readonly day: string; readonly variance: number };

type Row = Readonly<Record<string, unknown>>;
const CUTS = ['total', 'sport', 'type', 'band', 'league', 'bin'] as const;
const bands = sql.raw(`array[${ODDS_BANDS.join(', ')}]`);
const bins = sql.raw(String(CHANCE_BINS));
const lastBin = sql.raw(String(CHANCE_BINS - 1));

/** The groups of a window that a reader compares, each with the sums that an interval needs which counts a game once. */
export async function sumByGame(db: Queryable, filter: RecordFilter): Promise<GameSums[]> {
  const { rows } = await db.execute<Row>(sql`
    with games as (
      select cut, key, pick.game_id, count(*) as picks, count(*) filter (where result = 'win') as win,
        count(*) filter (where result in ('win', 'lose')) as decided,
        coalesce(sum(chance) filter (where result in ('win', 'lose')), 0) as chance,
        sum(profit_cents)::float8 as profit, sum(stake_cents)::float8 as stake
      from (${recordRows(filter)}) as record join pick on pick.id = record.pick_id
      cross join lateral (values
        ('total', ''), ('sport', sport), ('type', record.bet_type), ('league', record.league_id),
        ('band', width_bucket(record.odds, ${bands}::numeric[])::text),
        ('bin', case when result in ('win', 'lose') then least(${lastBin}, floor(chance::numeric * ${bins}))::text end)
      ) as cuts (cut, key)
      where key is not null group by cut, key, pick.game_id)
    select cut, key, count(*) filter (where decided > 0) as games, sum(picks) as picks, sum(win) as win, sum(decided) as decided,
      sum(decided * decided) as decided_squared, sum(chance) as chance_sum, sum(profit) as profit_cents,
      sum(stake) as staked_cents, sum(profit * profit) as profit_squared, sum(profit * stake) as profit_staked,
      sum(stake * stake) as staked_squared
    from games group by cut, key`);
  return rows.map(readRow);
}

/** What luck alone moves on each day of a window on which a pick was won or lost, the oldest first. */
export async function sumLuckByDay(db: Queryable, filter: RecordFilter): Promise<LuckDay[]> {
  const { rows } = await db.execute<Row>(sql`
    select settled_day::text as day, sum(deviation * deviation) as variance
    from (
      select settled_day, pick.game_id, sum(stake_cents * sqrt(greatest(record.odds::float8 - 1, 0))) as deviation
      from (${recordRows(filter)}) as record join pick on pick.id = record.pick_id
      where result in ('win', 'lose') group by 1, 2) as games
    group by 1 order by 1`);
  return rows.map(({ day, variance }) => ({ day: String(day), variance: Number(variance) }));
}

function readRow(row: Row): GameSums {
  const cut = CUTS.find((one) => one === row.cut);
  if (cut === undefined) throw new Error(`Unknown cut ${row.cut}.`);
  return {
    cut,
    key: String(row.key),
    games: Number(row.games),
    picks: Number(row.picks),
    win: Number(row.win),
    decided: Number(row.decided),
    decided_squared: Number(row.decided_squared),
    chance_sum: Number(row.chance_sum),
    profit_cents: Number(row.profit_cents),
    staked_cents: Number(row.staked_cents),
    profit_squared: Number(row.profit_squared),
    profit_staked: Number(row.profit_staked),
    staked_squared: Number(row.staked_squared),
  };
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
