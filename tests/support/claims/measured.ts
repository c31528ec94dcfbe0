import { type Facts, type Figures, payer, saidOn } from './claim.ts';

/** A return with its interval, as a sentence writes it. */
export const MEASURED = `(?<roi>[+−][\\d.]+)% \\((?:95% interval )?(?<low>[+−][\\d.]+)% to (?<high>[+−][\\d.]+)%`;

/** How the picks of an origin have done: their number and win rate from the rows, the return and how sure it is as the record says it. */
export async function measured(facts: Facts, origin: 'live' | 'backfill'): Promise<Figures> {
  const [sums, said] = await Promise.all([
    facts.row(`select count(*) filter (where result in ('win', 'lose'))::int as n,
      to_char(100.0 * count(*) filter (where result = 'win') / nullif(count(*) filter (where result in ('win', 'lose')), 0), 'FM990.0') as rate,
      sum(profit_cents)::float8 / nullif(sum(stake_cents) filter (where result in ('win', 'lose')), 0) as roi
      from pick_record where origin = '${origin}'`),
    saidOn(
      facts,
      payer('/record', `?origin=${origin}&window=all`),
      /Return on stake [▲▼] (?<roi>[+−][\d.]+)% (?<low>[+−][\d.]+) … (?<high>[+−][\d.]+)%/,
    ),
  ]);
  const share = (100 * Number(sums.roi)).toFixed(1).replace('-', '−');
  return {
    n: sums.n ?? null,
    rate: sums.rate ?? null,
    roi: share.startsWith('−') ? share : `+${share}`,
    low: said.low ?? null,
    high: said.high ?? null,
  };
}
