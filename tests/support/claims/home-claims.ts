import { BRAND_ZONE } from '#terms/brand-zone.ts';
import {
  type Claim,
  coming,
  type Facts,
  type Figures,
  guest,
  payer,
  settled,
  signOf,
  units,
} from './claim.ts';

const HOME = [guest('')];
const LAST_DAYS = 20;

/** The record of the last days: what was published before its matches, or what was calculated afterwards where nothing of that was settled. */
async function shownRecord(facts: Facts): Promise<Figures> {
  const live = await settled(facts, 'live', LAST_DAYS);
  if (Number(live.n) > 0) return { ...live, afterwards: null };
  return { ...(await settled(facts, 'backfill', LAST_DAYS)), afterwards: 'Calculated afterwards ' };
}

const countPaid = (facts: Facts) => facts.row(`select count(*)::int as n ${coming(facts)} and not is_free`);
const countComing = (facts: Facts) => facts.row(`select count(*)::int as n ${coming(facts)}`);

export const HOME_CLAIMS: readonly Claim[] = [
  { on: HOME, words: /Unlock the next (?<n>\d+) picks/g, rows: countPaid },
  { on: HOME, words: /(?<n>\d+) picks?, (?:each )?open to everyone once/g, rows: countPaid },
  {
    // A match that is named with its count: one that begins then has as many.
    on: HOME,
    words: / (?<time>\d\d:\d\d) (?<n>\d+) picks?(?! settled)/g,
    rows: async (facts, { time = '', n = '' }) => {
      const found = await facts.row(`select max(n)::int as n from (
        select count(*) as n ${coming(facts)} and not is_free
        and to_char(start_at at time zone '${BRAND_ZONE}', 'HH24:MI') = '${time}' group by game_id) as game where n = ${n}`);
      return { time, n: found.n ?? null };
    },
  },
  {
    on: HOME,
    words:
      /Last (?<days>\d+) days (?<afterwards>Calculated afterwards )?Full record (?<win>[\d,]+)–(?<lose>[\d,]+)–(?<draw>[\d,]+) Won–lost–pushed (?<n>[\d,]+) picks?/g,
    rows: async (facts) => ({ ...(await shownRecord(facts)), days: LAST_DAYS }),
  },
  {
    on: HOME,
    words: / [▲▼] (?<sign>[+−])(?<units>[\d,.]+) units Profit/g,
    rows: async (facts) => {
      const { cents } = await shownRecord(facts);
      return { sign: signOf(cents), units: units(cents) };
    },
  },
  {
    on: HOME,
    words: /(?<n>[\d,]+) matches analysed (?<when>afterwards|before the start)/g,
    rows: async ({ row, now }, { when = '' }) => ({
      ...(await row(`select count(*)::int as n from evaluated_game
        where origin = '${when === 'afterwards' ? 'backfill' : 'live'}' and known_at <= ${now}`)),
      when,
    }),
  },
  {
    on: HOME,
    words: /(?<n>[\d,]+) picks calculated afterwards,/g,
    rows: ({ row }) =>
      row(`select count(*) filter (where result in ('win', 'lose'))::int as n from
        (select result from pick_record where origin = 'backfill' order by settled_at desc, start_at desc limit 1000) as newest`),
  },
  { on: [payer('')], words: /Upcoming picks (?<n>\d+) picks?/g, rows: countComing },
  { on: [payer('/unstartedRecord')], words: /(?<n>\d+) upcoming picks?/g, rows: countComing },
];
