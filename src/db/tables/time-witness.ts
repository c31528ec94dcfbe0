import { boolean, pgTable } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const timeWitness = pgTable('time_witness', {
  id: boolean('id').primaryKey().default(true),
  seenAt: instant('seen_at').notNull(),
  acceptedAt: instant('accepted_at'),
});
