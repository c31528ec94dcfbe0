import { doublePrecision, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';

export const METRICS = ['brier', 'ece', 'clv', 'drift_forecast', 'drift_price', 'coverage'] as const;

export const modelMeasure = pgTable(
  'model_measure',
  {
    source: text('source').notNull(),
    leagueId: text('league_id').notNull(),
    metric: text('metric', { enum: METRICS }).notNull(),
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
