import { boolean, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const gradeDecision = pgTable('grade_decision', {
  proposalId: uuid('proposal_id').primaryKey(),
  proposedBy: text('proposed_by').notNull(),
  decidedBy: text('decided_by').notNull(),
  approved: boolean('approved').notNull(),
  note: text('note').notNull(),
  decidedAt: instant('decided_at').notNull(),
});
