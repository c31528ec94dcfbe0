import { bigint, jsonb, pgTable, text } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const audit = pgTable('audit', {
  seq: bigint('seq', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  brand: text('brand'),
  actorKind: text('actor_kind', { enum: ['member', 'operator', 'command', 'system'] }).notNull(),
  actorId: text('actor_id').notNull(),
  action: text('action').notNull(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
});
