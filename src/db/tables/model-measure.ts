import { MODEL_METRICS } from '#terms/forecasts.ts';
import { doublePrecision, integer, pgTable, primaryKey, smallint, text } from '../drizzle-tables.ts';
import { day, instant } from './columns.ts';

export const modelMeasure = pgTable(
  'model_measure',
  {
    source: text('source').notNull(),
    leagueId: text('league_id').notNull(),
    metric: text('metric', { enum: MODEL_METRICS }).notNull(),
    windowDays: smallint('window_days').notNull(),
    day: day('day').notNull(),
    n: integer('n').notNull(),
    value: doublePrecision('value').notNull(),
    low: doublePrecision('low'),
    high: doublePrecision('high'),
    reference: doublePrecision('reference'),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.leagueId, table.metric, table.windowDays, table.day] }),
  ],
);
