import { APPROVAL_STATUSES } from '#terms/approvals.ts';
import { jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const approval = pgTable('approval', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  kind: text('kind', {
    enum: [
      'grant',
      'price',
      'plan',
      'bank_account',
      'setting',
      'revive_order',
      'typed_payment',
      'void_order',
      'correct_grade',
      'manual_result',
      'brand',
    ],
  }).notNull(),
  subjectId: text('subject_id').notNull(),
  payload: jsonb('payload').$type<unknown>().notNull(),
  reason: text('reason').notNull(),
  status: text('status', { enum: APPROVAL_STATUSES }).notNull(),
  proposedBy: uuid('proposed_by').notNull(),
  proposedAt: instant('proposed_at').notNull(),
  lapsesAt: instant('lapses_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at'),
  /** When it takes effect by itself: of one operator alone. Null where a second person decides. */
  effectiveAt: instant('effective_at'),
  /** When it last failed to take effect for a reason that no one foresaw, and which; null where it never did. */
  failedAt: instant('failed_at'),
  failure: text('failure'),
});
