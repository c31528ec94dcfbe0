import { bigint, integer, pgTable, primaryKey } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const planPrice = pgTable(
  'plan_price',
  {
    planId: integer('plan_id').notNull(),
    validFrom: instant('valid_from').notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.validFrom] })],
);
