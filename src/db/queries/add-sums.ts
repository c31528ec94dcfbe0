import { z } from 'zod';
import type { DecimalSum, RecordSums } from './record-sum-columns.ts';

const SCALE = 24;
/** A sum as the database answers it; null where nothing is summed. */
export const sumValue = z.union([z.string(), z.number()]).nullable();
type Row = Readonly<Record<string, z.infer<typeof sumValue>>>;

/** A row of sums as it comes from the database. Counts and cents are far below 2^53. */
export function readSums(row: Row): RecordSums {
  return {
    n: Number(row.n ?? 0),
    win: Number(row.win ?? 0),
    lose: Number(row.lose ?? 0),
    draw: Number(row.draw ?? 0),
    cancel: Number(row.cancel ?? 0),
    profit_cents: Number(row.profit_cents ?? 0),
    staked_cents: Number(row.staked_cents ?? 0),
    profit_squared: Number(row.profit_squared ?? 0),
    profit_staked: Number(row.profit_staked ?? 0),
    staked_squared: Number(row.staked_squared ?? 0),
    ev_sum: decimal(row.ev_sum ?? 0),
    margin_sum: decimal(row.margin_sum ?? 0),
    margin_n: Number(row.margin_n ?? 0),
    closing_sum: decimal(row.closing_sum ?? 0),
    closing_n: Number(row.closing_n ?? 0),
    beat_close: Number(row.beat_close ?? 0),
    chance_sum: decimal(row.chance_sum ?? 0),
    corrections: Number(row.corrections ?? 0),
    simulated: Number(row.simulated ?? 0),
    lead_sum: Number(row.lead_sum ?? 0),
    short_lead: Number(row.short_lead ?? 0),
    would_win: Number(row.would_win ?? 0),
    would_lose: Number(row.would_lose ?? 0),
    would_draw: Number(row.would_draw ?? 0),
    would_cancel: Number(row.would_cancel ?? 0),
    open_15: Number(row.open_15 ?? 0),
    gone_15: Number(row.gone_15 ?? 0),
    good_15: Number(row.good_15 ?? 0),
    staked_15: Number(row.staked_15 ?? 0),
    profit_15: Number(row.profit_15 ?? 0),
    open_60: Number(row.open_60 ?? 0),
    gone_60: Number(row.gone_60 ?? 0),
    good_60: Number(row.good_60 ?? 0),
    staked_60: Number(row.staked_60 ?? 0),
    profit_60: Number(row.profit_60 ?? 0),
  };
}

/** Two groups as one. Field by field, since this runs some hundred times for a chart. */
export function addSums(left: RecordSums, right: RecordSums): RecordSums {
  return {
    n: left.n + right.n,
    win: left.win + right.win,
    lose: left.lose + right.lose,
    draw: left.draw + right.draw,
    cancel: left.cancel + right.cancel,
    profit_cents: left.profit_cents + right.profit_cents,
    staked_cents: left.staked_cents + right.staked_cents,
    profit_squared: left.profit_squared + right.profit_squared,
    profit_staked: left.profit_staked + right.profit_staked,
    staked_squared: left.staked_squared + right.staked_squared,
    ev_sum: { scaled: left.ev_sum.scaled + right.ev_sum.scaled },
    margin_sum: { scaled: left.margin_sum.scaled + right.margin_sum.scaled },
    margin_n: left.margin_n + right.margin_n,
    closing_sum: { scaled: left.closing_sum.scaled + right.closing_sum.scaled },
    closing_n: left.closing_n + right.closing_n,
    beat_close: left.beat_close + right.beat_close,
    chance_sum: { scaled: left.chance_sum.scaled + right.chance_sum.scaled },
    corrections: left.corrections + right.corrections,
    simulated: left.simulated + right.simulated,
    lead_sum: left.lead_sum + right.lead_sum,
    short_lead: left.short_lead + right.short_lead,
    would_win: left.would_win + right.would_win,
    would_lose: left.would_lose + right.would_lose,
    would_draw: left.would_draw + right.would_draw,
    would_cancel: left.would_cancel + right.would_cancel,
    open_15: left.open_15 + right.open_15,
    gone_15: left.gone_15 + right.gone_15,
    good_15: left.good_15 + right.good_15,
    staked_15: left.staked_15 + right.staked_15,
    profit_15: left.profit_15 + right.profit_15,
    open_60: left.open_60 + right.open_60,
    gone_60: left.gone_60 + right.gone_60,
    good_60: left.good_60 + right.good_60,
    staked_60: left.staked_60 + right.staked_60,
    profit_60: left.profit_60 + right.profit_60,
  };
}

export const EMPTY_SUMS: RecordSums = readSums({});

/** The nearest number to a decimal sum. */
export function decimalNumber({ scaled }: DecimalSum): number {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(SCALE + 1, '0');
  return Number(`${scaled < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`);
}

function decimal(given: unknown): DecimalSum {
  const text = String(given);
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const scaled = BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'));
  return { scaled: text.startsWith('-') ? -scaled : scaled };
}
