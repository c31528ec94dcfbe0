import { type SQL, sql } from 'drizzle-orm';

/** What is summed of the record's rows. Each is a column of record_rollup under the same name. */
const SUMS = {
  n: sql`count(*)`,
  win: sql`count(*) filter (where result = 'win')`,
  lose: sql`count(*) filter (where result = 'lose')`,
  draw: sql`count(*) filter (where result = 'draw')`,
  cancel: sql`count(*) filter (where result = 'cancel')`,
  profit_cents: sql`sum(profit_cents)`,
  staked_cents: sql`sum(stake_cents)`,
  profit_squared: sql`sum(profit_cents::numeric * profit_cents)`,
  profit_staked: sql`sum(profit_cents::numeric * stake_cents)`,
  staked_squared: sql`sum(stake_cents::numeric * stake_cents)`,
  // A decimal sum is the same in whatever order the rows come; a sum of binary fractions is not.
  ev_sum: sql`sum(ev::numeric)`,
  margin_sum: sql`coalesce(sum(margin), 0)`,
  margin_n: sql`count(margin)`,
  closing_sum: sql`coalesce(sum(closing_value::numeric), 0)`,
  closing_n: sql`count(closing_value)`,
  beat_close: sql`count(*) filter (where closing_value > 0)`,
  chance_sum: sql`coalesce(sum(chance::numeric) filter (where result in ('win', 'lose')), 0)`,
  corrections: sql`sum(corrections)`,
  simulated: sql`count(*) filter (where is_simulated)`,
  lead_sum: sql`sum(lead_minutes)`,
  short_lead: sql`count(*) filter (where lead_minutes < 15)`,
  would_win: sql`count(*) filter (where is_withdrawn and would_be = 'win')`,
  would_lose: sql`count(*) filter (where is_withdrawn and would_be = 'lose')`,
  would_draw: sql`count(*) filter (where is_withdrawn and would_be = 'draw')`,
  would_cancel: sql`count(*) filter (where is_withdrawn and would_be = 'cancel')`,
  open_15: sql`count(*) filter (where open_15)`,
  gone_15: sql`count(*) filter (where open_15 and odds_15 is null)`,
  good_15: sql`count(*) filter (where good_15)`,
  staked_15: sql`coalesce(sum(stake_cents) filter (where odds_15 is not null), 0)`,
  profit_15: sql`coalesce(sum(profit_15), 0)`,
  open_60: sql`count(*) filter (where open_60)`,
  gone_60: sql`count(*) filter (where open_60 and odds_60 is null)`,
  good_60: sql`count(*) filter (where good_60)`,
  staked_60: sql`coalesce(sum(stake_cents) filter (where odds_60 is not null), 0)`,
  profit_60: sql`coalesce(sum(profit_60), 0)`,
} as const;

/** Decimal sums, which are added exactly: whole numbers of a 10^24th. */
const DECIMALS = ['ev_sum', 'margin_sum', 'closing_sum', 'chance_sum'] as const;
type DecimalName = (typeof DECIMALS)[number];
const SCALE = 24;

/** A decimal sum, which `decimalNumber` turns into a number once all is added. */
export type DecimalSum = { readonly scaled: bigint };
export type RecordSums = {
  readonly [Name in keyof typeof SUMS]: Name extends DecimalName ? DecimalSum : number;
};
const NAMES = Object.keys(SUMS);

const sumList = sql.join(
  Object.entries(SUMS).map(([name, sum]) => sql`${sum} as ${sql.identifier(name)}`),
  sql`, `,
);
export const sumNames = sql.join(
  NAMES.map((name) => sql.identifier(name)),
  sql`, `,
);
/** The sums of sums. */
export const summedNames = sql.join(
  NAMES.map((name) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`),
  sql`, `,
);

/** Upper bounds of the odds bands, all but the last, which has none. */
export const ODDS_BANDS = [1.5, 1.8, 2.1, 2.6, 3.5] as const;
/** How many steps the published probabilities are grouped in. */
export const CHANCE_BINS = 20;

const bands = sql.raw(`array[${ODDS_BANDS.join(', ')}]`);
const bins = sql.raw(String(CHANCE_BINS));
const lastBin = sql.raw(String(CHANCE_BINS - 1));

/** Every pick of a relation of record rows once in each cut. A canceled pick says nothing of a probability. */
export function cutSums(relation: SQL, by: { readonly columns: SQL; readonly groups: SQL }): SQL {
  return sql`select ${by.columns}, cut, key, ${sumList} from ${relation} as record
    cross join lateral (values
      ('total', ''),
      ('group', league_id || '/' || bet_type),
      ('band', width_bucket(odds, ${bands}::numeric[])::text),
      ('bin', case when result in ('win', 'lose')
        then least(${lastBin}, floor(chance::numeric * ${bins}))::text end),
      ('line', case when is_withdrawn then 'withdrawn' when is_free then 'free' else 'paid' end)
    ) as cuts (cut, key)
    where key is not null group by ${by.groups}, cut, key`;
}

/** The brand-zone day of a pass's game. */
export const passDay = sql`(pick_pass.start_at at time zone 'Asia/Taipei')::date`;

/** Passes in the shape of sums: they have a count by reason and nothing else. */
export function passSums(by: { readonly columns: SQL; readonly groups: SQL; readonly where: SQL }): SQL {
  const nothing = sql.join(
    NAMES.map((name) => (name === 'n' ? sql`count(*) as n` : sql`0 as ${sql.identifier(name)}`)),
    sql`, `,
  );
  return sql`select ${by.columns}, 'pass' as cut, reason as key, ${nothing}
    from pick_pass join game on game.id = game_id join league on league.id = game.league_id
    where ${by.where} group by ${by.groups}, reason`;
}

/** A row of sums as it comes from the database. Counts and cents are far below 2^53. */
export function readSums(row: Readonly<Record<string, unknown>>): RecordSums {
  const numbers = NAMES.filter((name) => !isDecimal(name)).map((name) => [name, Number(row[name] ?? 0)]);
  const decimals = DECIMALS.map((name) => [name, parseDecimal(String(row[name] ?? 0))]);
  return { ...EMPTY_SUMS, ...Object.fromEntries([...numbers, ...decimals]) };
}

const ZERO: DecimalSum = { scaled: 0n };

export const EMPTY_SUMS: RecordSums = {
  ...{ n: 0, win: 0, lose: 0, draw: 0, cancel: 0, profit_cents: 0, staked_cents: 0, profit_squared: 0 },
  ...{ profit_staked: 0, staked_squared: 0, ev_sum: ZERO, margin_sum: ZERO, margin_n: 0, closing_sum: ZERO },
  ...{ closing_n: 0, beat_close: 0, chance_sum: ZERO, corrections: 0, simulated: 0, lead_sum: 0 },
  ...{ short_lead: 0, would_win: 0, would_lose: 0, would_draw: 0, would_cancel: 0, open_15: 0, gone_15: 0 },
  ...{
    good_15: 0,
    staked_15: 0,
    profit_15: 0,
    open_60: 0,
    gone_60: 0,
    good_60: 0,
    staked_60: 0,
    profit_60: 0,
  },
};

/** Two groups as one. */
export function addSums(left: RecordSums, right: RecordSums): RecordSums {
  const rights = new Map<string, number | DecimalSum>(Object.entries(right));
  const added = Object.entries(left).map(([name, value]: [string, number | DecimalSum]) => {
    const other = rights.get(name) ?? 0;
    if (typeof value === 'number') return [name, value + (typeof other === 'number' ? other : 0)];
    return [name, { scaled: value.scaled + (typeof other === 'number' ? 0n : other.scaled) }];
  });
  return { ...left, ...Object.fromEntries(added) };
}

const isDecimal = (name: string): boolean => DECIMALS.some((decimal) => decimal === name);

function parseDecimal(text: string): DecimalSum {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const scaled = BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'));
  return { scaled: text.startsWith('-') ? -scaled : scaled };
}

/** The nearest number. */
export function decimalNumber({ scaled }: DecimalSum): number {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(SCALE + 1, '0');
  return Number(`${scaled < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`);
}
