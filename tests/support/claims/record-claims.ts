import { type Claim, day, type Page, payer, sayingSome, settled, settledOn, signOf, units } from './claim.ts';

const RECORDS = (['live', 'backfill'] as const).flatMap((origin) =>
  (['20d', '90d', 'all'] as const).map((window) => payer('/record', `?origin=${origin}&window=${window}`)),
);

const windowOf = ({ search }: Page) => {
  const asked = new URLSearchParams(search);
  const days = asked.get('window') === 'all' ? null : Number.parseInt(asked.get('window') ?? '', 10);
  return { origin: asked.get('origin') ?? '', days };
};

/** The markets of a window that no one bet on, by the start of their games; all of a record begins on the day of its first settlement. */
const passes = (page: Page, now: string) => {
  const { origin, days } = windowOf(page);
  return `from pick_pass where origin = '${origin}' and known_at <= ${now}
    and ${day('start_at')} ${days === null ? `>= (select min(settled_day) from pick_record where origin = '${origin}')` : `> ${day(now)} - ${days}`}`;
};

export const RECORD_CLAIMS: readonly Claim[] = [
  {
    on: RECORDS,
    words:
      /(?<n>[\d,]+) picks?(?:, calculated afterwards, would have)? (?<verb>made|lost) (?<units>[\d,.]+) units\. .*? to \d{4}-\d\d-\d\d: (?<win>[\d,]+) won, (?<lose>[\d,]+) lost(?:, (?<draw>[\d,]+) pushed)?/g,
    rows: async (facts, _, page) => {
      const { origin, days } = windowOf(page);
      const { cents, ...counts } = await settled(facts, origin, days);
      return {
        ...sayingSome(counts, ['draw']),
        verb: Number(cents) < 0 ? 'lost' : 'made',
        units: units(cents),
      };
    },
  },
  {
    on: RECORDS,
    words: /(?<simulated>[\d,]+) with simulated results or odds/g,
    rows: (facts, _, page) => {
      const { origin, days } = windowOf(page);
      return settled(facts, origin, days);
    },
  },
  {
    on: RECORDS,
    words: /Published (?<live>[\d,]+) Calculated afterwards (?<backfill>[\d,]+)/g,
    rows: async (facts, _, page) => {
      const { days } = windowOf(page);
      const [live, backfill] = [await settled(facts, 'live', days), await settled(facts, 'backfill', days)];
      return { live: live.n ?? null, backfill: backfill.n ?? null };
    },
  },
  {
    on: RECORDS.filter(({ search }) => search.includes('20d')),
    words:
      /(?<date>\d{4}-\d\d-\d\d) (?<n>\d+) (?<win>\d+)–(?<draw>\d+)–(?<lose>\d+) [▲▼] (?<sign>[+−])USD (?<usd>[\d,]+)/g,
    rows: async (facts, { date = '' }, page) => {
      const { cents, ...counts } = await settledOn(facts, windowOf(page).origin, date);
      const usd = Math.round(Math.abs(Number(cents)) / 100);
      return { ...counts, date, sign: signOf(cents), usd };
    },
  },
  {
    on: RECORDS,
    words: /Not included: (?<passes>[\d,]+) without a bet, (?<pending>[\d,]+) not completed/g,
    rows: async ({ row, now }, _, page) => ({
      ...(await row(`select count(*)::int as passes ${passes(page, now)}`)),
      ...(await row(`select count(*)::int as pending from pick where origin = '${windowOf(page).origin}'
        and start_at <= ${now} and not exists (select 1 from pick_withdrawal where pick_id = pick.id)
        and not exists (select 1 from pick_record where pick_id = pick.id)`)),
    }),
  },
  {
    on: RECORDS,
    words: /Completed records (?<n>[\d,]+) in this period/g,
    rows: (facts, _, page) => {
      const { origin, days } = windowOf(page);
      return settled(facts, origin, days);
    },
  },
  {
    // Every market that was looked at is settled with a bet, or passed.
    on: RECORDS,
    words: /(?<markets>[\d,]+) markets evaluated/g,
    rows: async (facts, _, page) => {
      const { origin, days } = windowOf(page);
      const { n } = await settled(facts, origin, days);
      const { passed } = await facts.row(`select count(*)::int as passed ${passes(page, facts.now)}`);
      return { markets: Number(n) + Number(passed) };
    },
  },
  {
    on: RECORDS,
    words:
      /(?:For (?<short>[\d,]+) of (?<n>[\d,]+) it was less than 15 minutes|(?<none>none) of them less than 15 minutes before it)\. (?<simulated>[\d,]+) of (?<all>[\d,]+) picks have simulated/g,
    rows: async ({ row, now }, _, page) => {
      const { origin, days } = windowOf(page);
      const {
        short = null,
        n = null,
        simulated = null,
        all = null,
      } = await row(`select count(*) filter (where lead_minutes < 15)::int as short, count(*)::int as n,
        count(*) filter (where is_simulated)::int as simulated, count(*)::int as all from pick_record
        where origin = '${origin}' ${days === null ? '' : `and settled_day > ${day(now)} - ${days}`}`);
      return short === 0
        ? { short: null, n: null, none: 'none', simulated, all }
        : { short, n, none: null, simulated, all };
    },
  },
];
