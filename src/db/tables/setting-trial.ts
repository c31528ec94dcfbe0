import { TRIAL_KINDS } from '#terms/operators.ts';
import { boolean, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const settingTrial = pgTable('setting_trial', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: TRIAL_KINDS }).notNull(),
  operatorId: uuid('operator_id').notNull(),
  triedAt: instant('tried_at').notNull(),
  isGood: boolean('is_good').notNull(),
});
