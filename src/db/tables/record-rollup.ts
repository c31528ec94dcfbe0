import { RECORD_ORIGINS } from '#terms/results.ts';
import { SPORTS } from '#terms/sports.ts';
import { bigint, integer, numeric, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { day } from './columns.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull();
const sum = (name: string) => numeric(name).notNull();
const count = (name: string) => integer(name).notNull();

/** Sums of the record by day and month, along each dimension. It follows from pick_record and pick_pass. */
export const recordRollup = pgTable(
  'record_rollup',
  {
    unit: text('unit', { enum: ['day', 'month'] }).notNull(),
    origin: text('origin', { enum: RECORD_ORIGINS }).notNull(),
    start: day('start').notNull(),
    source: text('source').notNull(),
    sport: text('sport', { enum: SPORTS }).notNull(),
    dimension: text('dimension', { enum: ['total', 'group', 'band', 'bin', 'line', 'pass'] }).notNull(),
    key: text('key').notNull(),
    n: count('n'),
    win: count('win'),
    lose: count('lose'),
    draw: count('draw'),
    cancel: count('cancel'),
    profitCents: cents('profit_cents'),
    stakedCents: cents('staked_cents'),
    profitSquared: sum('profit_squared'),
    profitStaked: sum('profit_staked'),
    stakedSquared: sum('staked_squared'),
    evSum: sum('ev_sum'),
    marginSum: sum('margin_sum'),
    marginN: count('margin_n'),
    closingSum: sum('closing_sum'),
    closingN: count('closing_n'),
    beatClose: count('beat_close'),
    chanceSum: sum('chance_sum'),
    corrections: count('corrections'),
    simulated: count('simulated'),
    leadSum: cents('lead_sum'),
    shortLead: count('short_lead'),
    wouldWin: count('would_win'),
    wouldLose: count('would_lose'),
    wouldDraw: count('would_draw'),
    wouldCancel: count('would_cancel'),
    open15: count('open_15'),
    gone15: count('gone_15'),
    good15: count('good_15'),
    staked15: cents('staked_15'),
    profit15: cents('profit_15'),
    open60: count('open_60'),
    gone60: count('gone_60'),
    good60: count('good_60'),
    staked60: cents('staked_60'),
    profit60: cents('profit_60'),
  },
  (table) => [
    primaryKey({
      columns: [table.unit, table.origin, table.start, table.source, table.sport, table.dimension, table.key],
    }),
  ],
);
