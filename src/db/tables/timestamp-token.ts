import { pgTable, text, uuid } from '../drizzle-tables.ts';
import { bytes, day, instant } from './columns.ts';

export const timestampToken = pgTable('timestamp_token', {
  id: uuid('id').primaryKey(),
  authority: text('authority').notNull(),
  batchId: uuid('batch_id'),
  day: day('day'),
  token: bytes('token').notNull(),
  serial: text('serial').notNull(),
  stampedAt: instant('stamped_at').notNull(),
  receivedAt: instant('received_at').notNull(),
});
