import { NEWS_STATUSES } from '#terms/content.ts';
import { boolean, integer, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './columns.ts';

/** The words of an article in one language. */
export type NewsTexts = {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly image_alt: string;
};

/** What an article is made of, as far as it is edited; a language that is not written is not there. */
export type NewsContent = {
  readonly texts: Readonly<Record<string, NewsTexts>>;
  readonly team_ids: readonly string[];
  readonly game_ids: readonly string[];
  readonly image_path: string | null;
};

export const news = pgTable('news', {
  id: uuid('id').primaryKey(),
  brand: text('brand').notNull(),
  status: text('status', { enum: NEWS_STATUSES }).notNull(),
  publishedAt: instant('published_at'),
  isSample: boolean('is_sample').notNull(),
  revision: jsonb('revision').$type<NewsContent>(),
  imagePath: text('image_path'),
  sourceName: text('source_name'),
  sourceUrl: text('source_url'),
  authorId: uuid('author_id'),
  editorIds: uuid('editor_ids').array().notNull().default([]),
  reviewNote: text('review_note'),
  publishAt: instant('publish_at'),
  publishedBy: uuid('published_by'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  removedAt: instant('removed_at'),
  version: integer('version').notNull().default(1),
});
