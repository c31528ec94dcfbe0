import { pgTable, primaryKey, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    brand: text('brand').notNull(),
    scope: text('scope').notNull(),
    key: uuid('key').notNull(),
    requestHash: text('request_hash').notNull(),
    httpCode: smallint('http_code').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The answer as it was sent, byte for byte. */
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.scope, table.key] })],
);
