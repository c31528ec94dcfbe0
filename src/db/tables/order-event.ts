import { integer, jsonb, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const orderEvent = pgTable(
  'order_event',
  {
    orderId: uuid('order_id').notNull(),
    no: integer('no').notNull(),
    at: instant('at').notNull(),
    action: text('action', {
      enum: [
        'create',
        'report',
        'confirm',
        'record_partial',
        'record_error',
        'cancel',
        'revive',
        'expire',
        'reject',
        'void',
        'record_owed',
      ],
    }).notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    actorKind: text('actor_kind', { enum: ['member', 'operator', 'system'] }).notNull(),
    actorId: text('actor_id').notNull(),
    detail: jsonb('detail').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.no] })],
);
