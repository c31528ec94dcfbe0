import { planEnd } from '#domain/money/subscription/plan-end.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { PLAN_PERIODS } from '#terms/orders.ts';
import { type Claim, coming, type Facts, guest, numberOf, type Page, payer, saidOn } from './claim.ts';
import { MEASURED, measured } from './measured.ts';

const PLANS = [guest('/subscribe'), payer('/subscribe')];
/** The usual stake of a unit, in TWD. */
const UNIT = 1000;

/** `2026-11-24 00:06` in the brand's zone. */
const minute = (instant: string) => `to_char(${instant} at time zone '${BRAND_ZONE}', 'YYYY-MM-DD HH24:MI')`;
const LAST_MIDNIGHT = (now: string) => `date_trunc('day', ${now} at time zone 'UTC') at time zone 'UTC'`;

/** What the rate of publishing was measured on: the covered games of an origin that began in a span, and their picks. */
async function publishedFor({ row, now }: Facts, origin: 'live' | 'backfill') {
  const midnight = LAST_MIDNIGHT(now);
  const first = `(select min(published_at) from pick where origin = 'live')`;
  const [from, until] =
    origin === 'live'
      ? [`greatest(${midnight} - interval '60 days', ${first} + interval '48 hours')`, midnight]
      : [
          `greatest(${midnight} - interval '60 days', (select min(start_at) from pick where origin = 'backfill'))`,
          `least(${midnight}, ${first})`,
        ];
  return row(`with span as (select ${from} as since, ${until} as until)
    select ${minute('since')} as since, ${minute('until')} as until, count(*)::int as games,
      sum((select count(*) from pick where pick.game_id = game.id and origin = '${origin}'))::int as picks
    from span, game join league on league.id = game.league_id and league.covered
    where game.start_at > since and game.start_at <= until
      and not exists (select 1 from game_state where game_id = game.id and status = 'canceled')
    group by since, until`);
}

/** The row of a plan in the table of what to expect. */
const expected = (facts: Facts, page: Page, plan: string) =>
  saidOn(
    facts,
    page,
    new RegExp(`${plan} plan (?<mean>[\\d,]+) (?<low>[\\d,]+) – (?<high>[\\d,]+) (?<each>[\\d,]+|-)`),
  );

/** The row of the plan that the page shows in detail. */
async function chosen(facts: Facts, page: Page) {
  const { plan = '' } = await saidOn(facts, page, /(?<plan>\w+) plan: what it would contain/);
  return { plan, said: await expected(facts, page, plan) };
}

const priceOf = async ({ row }: Facts, plan: string) =>
  Number(
    (
      await row(
        `select price_minor as price from plan where brand = 'blue' and period = '${plan.toLowerCase()}'`,
      )
    ).price,
  );

export const PLAN_CLAIMS: readonly Claim[] = [
  {
    on: PLANS,
    words: /(?<n>\d+) (?:predictions? )?(?:is|are) already published for this period/g,
    rows: (facts) => facts.row(`select count(*)::int as n ${coming(facts)}`),
  },
  {
    on: PLANS,
    words: /Open picks worth a bet at Taiwan odds right now: (?<worth>\d+|none) of (?<n>\d+)\./g,
    rows: async (facts) => {
      const list = await saidOn(
        facts,
        payer('/unstartedRecord', '?at_home=1'),
        /(?<worth>\d+) upcoming pick/,
      );
      return {
        worth: list.worth ?? 'none',
        ...(await facts.row(`select count(*)::int as n ${coming(facts)}`)),
      };
    },
  },
  {
    on: PLANS,
    words: /Settled picks that were worth a bet at Taiwan odds: (?:\d+|none) of the last (?<n>\d+)\./g,
    rows: ({ row }) =>
      row(
        `select least(100, count(*))::int as n from pick_record where origin = 'live' and not is_withdrawn`,
      ),
  },
  {
    on: PLANS,
    words:
      /Based on (?<since>[-\d]+ [:\d]+) to (?<until>[-\d]+ [:\d]+): (?<picks>[\d,]+) predictions published for (?<games>[\d,]+) matches\./g,
    rows: (facts) => publishedFor(facts, 'live'),
  },
  {
    on: PLANS,
    words:
      /calculated afterwards: (?<picks>[\d,]+) predictions for (?<games>[\d,]+) matches from (?<since>[-\d]+ [:\d]+) to (?<until>[-\d]+ [:\d]+)\./g,
    rows: (facts) => publishedFor(facts, 'backfill'),
  },
  {
    // No plan promises less than stands already, nor has a price for each that is not its price for all.
    on: PLANS,
    words:
      /(?<plan>Daily|Weekly|Monthly|Quarterly|Yearly) plan (?<mean>[\d,]+) (?<low>[\d,]+) – (?<high>[\d,]+) (?<each>[\d,]+|-)/g,
    rows: async (facts, { plan = '', mean, low, high }) => {
      const [least, middle, most] = [numberOf(low), numberOf(mean), numberOf(high)];
      const period = PLAN_PERIODS.find((one) => one === plan.toLowerCase()) ?? 'daily';
      const { now } = await facts.row(`select to_json(${facts.now})#>>'{}' as now`);
      const end = planEnd({ period, startAt: new Date(String(now)) });
      const published = await facts.row(
        `select count(*)::int as n ${coming(facts)} and start_at <= '${end.toISOString()}'::timestamptz`,
      );
      const each = middle === 0 ? '-' : String(Math.round((await priceOf(facts, plan)) / middle));
      return {
        plan,
        low: Math.max(least, Number(published.n)),
        mean: Math.max(middle, least),
        high: Math.max(most, middle),
        each,
      };
    },
  },
  {
    on: PLANS,
    words:
      /Predictions expected (?<mean>[\d,]+) (?<low>[\d,]+)–(?<high>[\d,]+) the real number will be in this range/g,
    rows: async (facts, _, page) => {
      const { mean = null, low = null, high = null } = (await chosen(facts, page)).said;
      return { mean, low, high };
    },
  },
  {
    on: PLANS,
    words:
      /Profit needed per prediction TWD (?<each>[\d,]+) (?<share>[\d.]+)% of a unit so that (?<mean>[\d,]+) predictions pay for the plan/g,
    rows: async (facts, _, page) => {
      const { plan, said } = await chosen(facts, page);
      const { mean = null, each = null } = said;
      const share = (await priceOf(facts, plan)) / numberOf(said.mean) / UNIT;
      return { mean, each, share: (100 * share).toFixed(1) };
    },
  },
  {
    on: PLANS,
    words: new RegExp(
      `Measured on (?<n>[\\d,]+)(?<settled> settled)? predictions(?: calculated afterwards)?: (?<rate>[\\d.]+)% won, return ${MEASURED}`,
      'g',
    ),
    rows: async (facts, { settled = null }) => ({
      ...(await measured(facts, settled === null ? 'backfill' : 'live')),
      settled,
    }),
  },
];
