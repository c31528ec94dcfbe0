import { brandZone } from '#db/brand-zone.ts';
import { type SQL, sql } from '../drizzle.ts';

/** What is summed of the record's rows, in SQL. Each is a column of record_rollup under the same name. */
const SUMS = {
  n: 'count(*)',
  win: "count(*) filter (where result = 'win')",
  lose: "count(*) filter (where result = 'lose')",
  draw: "count(*) filter (where result = 'draw')",
  cancel: "count(*) filter (where result = 'cancel')",
  profit_cents: 'sum(profit_cents)',
  staked_cents: 'sum(stake_cents)',
  profit_squared: 'sum(profit_cents::numeric * profit_cents)',
  profit_staked: 'sum(profit_cents::numeric * stake_cents)',
  staked_squared: 'sum(stake_cents::numeric * stake_cents)',
  // A decimal sum is the same in whatever order the rows come; a sum of binary fractions is not.
  ev_sum: 'sum(ev::numeric)',
  margin_sum: 'coalesce(sum(margin), 0)',
  margin_n: 'count(margin)',
  closing_sum: 'coalesce(sum(closing_value::numeric), 0)',
  closing_n: 'count(closing_value)',
  beat_close: 'count(*) filter (where closing_value > 0)',
  chance_sum: "coalesce(sum(chance::numeric) filter (where result in ('win', 'lose')), 0)",
  corrections: 'sum(corrections)',
  simulated: 'count(*) filter (where is_simulated)',
  lead_sum: 'sum(lead_minutes)',
  short_lead: 'count(*) filter (where lead_minutes < 15)',
  would_win: "count(*) filter (where is_withdrawn and would_be = 'win')",
  would_lose: "count(*) filter (where is_withdrawn and would_be = 'lose')",
  would_draw: "count(*) filter (where is_withdrawn and would_be = 'draw')",
  would_cancel: "count(*) filter (where is_withdrawn and would_be = 'cancel')",
  open_15: 'count(*) filter (where open_15)',
  gone_15: 'count(*) filter (where open_15 and odds_15 is null)',
  good_15: 'count(*) filter (where good_15)',
  staked_15: 'coalesce(sum(stake_cents) filter (where odds_15 is not null), 0)',
  profit_15: 'coalesce(sum(profit_15), 0)',
  open_60: 'count(*) filter (where open_60)',
  gone_60: 'count(*) filter (where open_60 and odds_60 is null)',
  good_60: 'count(*) filter (where good_60)',
  staked_60: 'coalesce(sum(stake_cents) filter (where odds_60 is not null), 0)',
  profit_60: 'coalesce(sum(profit_60), 0)',
} as const;

/** Decimal sums, which are added exactly: whole numbers of a 10^24th. */
type DecimalName = 'ev_sum' | 'margin_sum' | 'closing_sum' | 'chance_sum';
/** A decimal sum, which `decimalNumber` turns into a number once all is added. */
export type DecimalSum = { readonly scaled: bigint };
export type RecordSums = {
  readonly [Name in keyof typeof SUMS]: Name extends DecimalName ? DecimalSum : number;
};
const NAMES = Object.keys(SUMS);

// Each list is one piece of text: a statement of forty pieces takes longer to put together than to run.
const sumList = sql.raw(
  Object.entries(SUMS)
    .map(([name, sum]) => `${sum} as ${name}`)
    .join(', '),
);
export const sumNames = sql.raw(NAMES.join(', '));
/** The sums of sums. */
export const summedNames = sql.raw(NAMES.map((name) => `sum(${name}) as ${name}`).join(', '));

/** Upper bounds of the odds bands, all but the last, which has none. */
export const ODDS_BANDS = [1.5, 1.8, 2.1, 2.6, 3.5] as const;
/** How many steps the published probabilities are grouped in. */
export const CHANCE_BINS = 20;

const bands = sql.raw(`array[${ODDS_BANDS.join(', ')}]`);
const bins = sql.raw(String(CHANCE_BINS));
const lastBin = sql.raw(String(CHANCE_BINS - 1));

/** Every pick of a relation of record rows once along each dimension. A canceled pick says nothing of a probability. */
export function sliceSums(relation: SQL, by: { readonly columns: SQL; readonly groups: SQL }): SQL {
  return sql`select ${by.columns}, dimension, key, ${sumList} from ${relation} as record
    cross join lateral (values
      ('total', ''),
      ('group', league_id || '/' || bet_type),
      ('band', width_bucket(odds, ${bands}::numeric[])::text),
      ('bin', case when result in ('win', 'lose')
        then least(${lastBin}, floor(chance::numeric * ${bins}))::text end),
      ('line', case when is_withdrawn then 'withdrawn' when is_free then 'free' else 'paid' end)
    ) as cuts (dimension, key)
    where key is not null group by ${by.groups}, dimension, key`;
}

/** The brand-zone day of a pass's game. */
export const passDay = sql`(pick_pass.start_at at time zone ${brandZone})::date`;

/** Passes in the shape of sums: they have a count by reason and nothing else. */
export function passSums(by: { readonly columns: SQL; readonly groups: SQL; readonly where: SQL }): SQL {
  const nothing = sql.raw(NAMES.map((name) => (name === 'n' ? 'count(*) as n' : `0 as ${name}`)).join(', '));
  return sql`select ${by.columns}, 'pass' as dimension, reason as key, ${nothing}
    from pick_pass join game on game.id = game_id join league on league.id = game.league_id
    where ${by.where} group by ${by.groups}, reason`;
}
