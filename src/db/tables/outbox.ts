import { LOCALES } from '#terms/locales.ts';
import { integer, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  accountId: integer('account_id'),
  recipient: text('recipient').notNull(),
  template: text('template').notNull(),
  locale: text('locale', { enum: LOCALES }).notNull(),
  subject: text('subject').notNull(),
  bodyHtml: text('body_html').notNull(),
  bodyText: text('body_text').notNull(),
  status: text('status', { enum: ['queued', 'sent', 'stored', 'failed'] }).notNull(),
  attempts: smallint('attempts').notNull(),
  nextAttemptAt: instant('next_attempt_at').notNull(),
  createdAt: instant('created_at').notNull(),
  sentAt: instant('sent_at'),
  lastError: text('last_error'),
  /** Where one click ends e-mails of this kind; null for an e-mail that no one can end. */
  unsubscribeUrl: text('unsubscribe_url'),
});
