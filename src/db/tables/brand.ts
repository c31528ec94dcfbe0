import { JURISDICTIONS } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { BRAND_STATES } from '#terms/looks.ts';
import { integer, jsonb, pgTable, smallint, text, uuid } from '../drizzle-tables.ts';
import { bytes, instant } from './columns.ts';

export const brand = pgTable('brand', {
  key: text('key').primaryKey(),
  state: text('state', { enum: BRAND_STATES }).notNull(),
  name: text('name').notNull(),
  legalEntity: text('legal_entity').notNull(),
  jurisdiction: text('jurisdiction', { enum: JURISDICTIONS }).notNull(),
  languages: text('languages', { enum: LOCALES }).array().notNull(),
  primaryLanguage: text('primary_language', { enum: LOCALES }).notNull(),
  texts: jsonb('texts').$type<unknown>().notNull(),
  look: jsonb('look').$type<unknown>().notNull(),
  prices: jsonb('prices').$type<unknown>().notNull(),
  logo: bytes('logo').notNull(),
  logoHash: text('logo_hash').notNull(),
  logoWidth: smallint('logo_width').notNull(),
  logoHeight: smallint('logo_height').notNull(),
  /** For which brand its maker worked. */
  madeFor: text('made_for').notNull(),
  madeBy: uuid('made_by').notNull(),
  madeAt: instant('made_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  liveAt: instant('live_at'),
  closedAt: instant('closed_at'),
  version: integer('version').notNull().default(1),
});
