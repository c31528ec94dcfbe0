import { LOCALES } from '#terms/locales.ts';
import { OPERATOR_ROLES } from '#terms/operators.ts';
import { bigint, integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const operator = pgTable('operator', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  role: text('role', { enum: OPERATOR_ROLES }).notNull(),
  brands: text('brands').array().notNull(),
  passwordHash: text('password_hash').notNull(),
  totpSecret: text('totp_secret').notNull(),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  recoveryHashes: text('recovery_hashes').array().notNull(),
  status: text('status', { enum: ['active', 'disabled'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** The language in which the office was used last; null before the first sign-in. */
  locale: text('locale', { enum: LOCALES }),
  version: integer('version').notNull().default(1),
});
