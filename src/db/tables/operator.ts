import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const operatorRoles = ['owner', 'finance', 'support', 'content', 'analyst', 'auditor'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const operator = pgTable('operator', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  role: text('role', { enum: operatorRoles }).notNull(),
  brands: text('brands').array().notNull(),
  passwordHash: text('password_hash').notNull(),
  totpSecret: text('totp_secret').notNull(),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  recoveryHashes: text('recovery_hashes').array().notNull(),
  status: text('status', { enum: ['active', 'disabled'] }).notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** The language in which the office was used last; null before the first sign-in. */
  locale: text('locale', { enum: ['en', 'zh_TW', 'zh_HK', 'vi'] }),
  version: integer('version').notNull().default(1),
});
