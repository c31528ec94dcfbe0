import { LOCALES } from '#terms/locales.ts';
import { boolean, integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

export const account = pgTable('account', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  uuid: uuid('uuid').notNull(),
  brand: text('brand').notNull(),
  email: text('email').notNull(),
  nickName: text('nick_name').notNull(),
  phone: text('phone'),
  avatarPath: text('avatar_path'),
  passwordHash: text('password_hash'),
  status: text('status', { enum: ['active', 'unverified', 'suspended', 'deleted'] }).notNull(),
  emailVerifiedAt: instant('email_verified_at'),
  locale: text('locale', { enum: LOCALES }).notNull(),
  timeZone: text('time_zone'),
  breakFrom: instant('break_from'),
  breakUntil: instant('break_until'),
  statsOnly: boolean('stats_only').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  deletedAt: instant('deleted_at'),
  /** Counts the changes that the office made, for those who decide on an old picture. */
  officeVersion: integer('office_version').notNull().default(1),
});
