import {
  type Claim,
  coming,
  day,
  type Facts,
  type Figures,
  guest,
  payer,
  saidOn,
  sayingSome,
  signOf,
  units,
} from './claim.ts';
import { MEASURED, measured } from './measured.ts';

const PROOF = [guest('/proof'), payer('/proof')];
const OWN = [payer('/mySubscribe')];

/** The picks that the payer could see before their games, and what came of them. */
const opened = ({ row, now, payer: { id } }: Facts) =>
  row(`select count(*)::int as n, count(record.pick_id)::int as settled, (count(*) - count(record.pick_id))::int as open,
    0 as opened, count(*) filter (where result = 'win')::int as win, count(*) filter (where result = 'lose')::int as lose,
    count(*) filter (where result = 'draw')::int as draw, count(*) filter (where result = 'cancel')::int as cancelled,
    coalesce(sum(record.profit_cents), 0)::int as cents
    from pick left join pick_record record on record.pick_id = pick.id
    where pick.origin = 'live' and pick.published_at <= ${now} and exists (select 1 from subscription plan
      where plan.account_id = ${id} and pick.start_at >= plan.start_at and pick.published_at <= plan.end_at)`);

const profit = async (facts: Facts) => {
  const { cents, ...counts } = await opened(facts);
  return { ...counts, sign: signOf(cents), units: units(cents) };
};

/** The last day on which something was published. */
const lastDay = (now: string) => `(select max(serial_day) from pick where published_at <= ${now})`;

/** How many picks a batch of that day holds. */
const picksOfBatch = async (
  { row, now }: Facts,
  { no = '' }: Parameters<Claim['rows']>[1],
): Promise<Figures> => ({
  ...(await row(`select count(*)::int as n from pick join pick_batch batch on batch.id = pick.batch_id
    where sequence = ${no} and day = ${lastDay(now)}`)),
  no,
});

export const MEMBER_CLAIMS: readonly Claim[] = [
  {
    on: [payer('/unstartedRecord')],
    words: /(?<date>\d{4}-\d\d-\d\d) (?<n>\d+) picks?, (?<units>[\d.]+) units/g,
    rows: async (facts, { date = '' }) => ({
      ...(await facts.row(`select count(*)::int as n, sum(units)::float8::text as units ${coming(facts)}
        and ${day('start_at')} = '${date}'`)),
      date,
    }),
  },
  {
    on: PROOF,
    words: /(?<date>\d{4}-\d\d-\d\d) · (?<n>\d+) picks?/g,
    rows: async ({ row, now }, { date = '' }) => ({
      ...(await row(
        `select count(*)::int as n from pick where serial_day = '${date}' and published_at <= ${now}`,
      )),
      date,
    }),
  },
  {
    on: PROOF,
    words: /(?<batches>\d+) batch(?:es)? · (?<n>\d+) picks?/g,
    rows: ({ row, now }) =>
      row(`select count(distinct batch_id)::int as batches, count(*)::int as n from pick
        where origin = 'live' and published_at <= ${now} and serial_day = ${lastDay(now)}`),
  },
  {
    on: PROOF,
    words: /batch (?<no>\d+) : (?<n>\d+) picks?/g,
    rows: picksOfBatch,
  },
  {
    on: PROOF,
    // A row of the table behind the lines: on a phone the count stands below the batch, on a desk in a column of its own.
    words: /(?<no>\d+) (?<n>\d+) picks? (?<beside>\d+) \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g,
    rows: async (facts, groups) => {
      const rows = await picksOfBatch(facts, groups);
      return { ...rows, beside: rows.n ?? null };
    },
  },
  { on: OWN, words: /(?<n>\d+) available, (?<opened>\d+) opened by you/g, rows: opened },
  {
    on: OWN,
    words: /You had access to (?<n>\d+) picks? (?<settled>\d+) settled, (?<open>\d+) to come/g,
    rows: opened,
  },
  {
    on: OWN,
    words: /Without skill, (?<settled>\d+) picks at these odds end between .*? units/g,
    rows: opened,
  },
  {
    on: OWN,
    words:
      /Result (?<win>\d+) won, (?<lose>\d+) lost(?:, (?<draw>\d+) pushed)? [▲▼] (?<sign>[+−])(?<units>[\d.]+) units/g,
    rows: async (facts) => sayingSome(await profit(facts), ['draw']),
  },
  {
    on: OWN,
    words:
      /opened by you (?<win>\d+) won, (?<lose>\d+) lost(?:, (?<draw>\d+) pushed)?(?:, (?<cancelled>\d+) cancelled)?(?:, (?<open>\d+) open)?/g,
    rows: async (facts) => sayingSome(await opened(facts), ['draw', 'cancelled', 'open']),
  },
  { on: OWN, words: /Profit (?<sign>[+−])(?<units>[\d.]+) units one unit on each/g, rows: profit },
  {
    on: OWN,
    words: /each pick has to return (?<share>[\d.]+)% to pay for the plan/g,
    rows: async (facts) => {
      const { share = null } = await saidOn(facts, payer('/subscribe'), /(?<share>[\d.]+)% of a unit/);
      return { share };
    },
  },
  {
    on: OWN,
    words: new RegExp(`Measured on (?<n>\\d+) picks(?<afterwards> calculated afterwards)?: ${MEASURED}`, 'g'),
    rows: async (facts, { afterwards = null }) => {
      const { rate: _, ...figures } = await measured(facts, afterwards === null ? 'live' : 'backfill');
      return { ...figures, afterwards };
    },
  },
  {
    on: [guest('/bankroll')],
    words: /drawn from our last (?<n>[\d,]+) settled picks \((?<games>[\d,]+) matches\)/g,
    rows: async ({ row }) => {
      const settledOf = (origin: string) =>
        row(`select count(*)::int as n, count(distinct game_id)::int as games from pick_record
          join pick on pick.id = pick_id where pick_record.origin = '${origin}' and result in ('win', 'lose', 'draw')`);
      const live = await row(
        `select count(*)::int as n from pick_record where origin = 'live' and result in ('win', 'lose')`,
      );
      return settledOf(Number(live.n) < 20 ? 'backfill' : 'live');
    },
  },
];
