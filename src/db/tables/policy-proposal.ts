import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const policyProposal = pgTable('policy_proposal', {
  id: uuid('id').primaryKey(),
  simulationId: uuid('simulation_id').notNull(),
  baseVersion: integer('base_version').notNull(),
  note: text('note').notNull(),
  proposedBy: text('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
});
