import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export const avatar = pgTable('avatar', {
  path: text('path').primaryKey(),
  accountId: integer('account_id').notNull(),
  bytes: bytes('bytes').notNull(),
  createdAt: instant('created_at').notNull(),
});
