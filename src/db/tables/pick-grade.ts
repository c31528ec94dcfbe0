import { SETTLED_RESULTS } from '#terms/results.ts';
import {
  doublePrecision,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const pickGrade = pgTable(
  'pick_grade',
  {
    pickId: uuid('pick_id').notNull(),
    knownAt: instant('known_at').notNull(),
    result: text('result', { enum: SETTLED_RESULTS }).notNull(),
    wouldBe: text('would_be', { enum: SETTLED_RESULTS }).notNull(),
    profitCents: integer('profit_cents').notNull(),
    homeScore: smallint('home_score'),
    awayScore: smallint('away_score'),
    closingOdds: numeric('closing_odds', { precision: 9, scale: 4, mode: 'number' }),
    closingValue: doublePrecision('closing_value'),
    note: text('note').notNull(),
    source: text('source').notNull(),
    margin: numeric('margin', { precision: 6, scale: 2, mode: 'number' }),
    correctionId: uuid('correction_id'),
  },
  (table) => [primaryKey({ columns: [table.pickId, table.knownAt] })],
);
