import { ALERT_SEVERITIES } from '#terms/operators.ts';
import { jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const operatorAlert = pgTable('operator_alert', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  subject: text('subject').notNull(),
  /** Whose operators are notified; null where it concerns all brands. */
  brand: text('brand'),
  permission: text('permission').notNull(),
  severity: text('severity', { enum: ALERT_SEVERITIES }).notNull(),
  facts: jsonb('facts').$type<Readonly<Record<string, string | number | null>>>().notNull(),
  path: text('path').notNull(),
  openedAt: instant('opened_at').notNull(),
  closedAt: instant('closed_at'),
  /** When operators were notified by e-mail that it began; null where they were not. */
  notifiedAt: instant('notified_at'),
});
