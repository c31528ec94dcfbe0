import { integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { day, instant } from './columns.ts';

export const pickBatch = pgTable('pick_batch', {
  id: uuid('id').primaryKey(),
  day: day('day').notNull(),
  sequence: integer('sequence').notNull(),
  merkleRoot: text('merkle_root').notNull(),
  pickCount: integer('pick_count').notNull(),
  firstNo: integer('first_no').notNull(),
  lastNo: integer('last_no').notNull(),
  previousHash: text('previous_hash').notNull(),
  batchHash: text('batch_hash').notNull(),
  publishedAt: instant('published_at').notNull(),
});
