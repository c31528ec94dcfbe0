import { z } from 'zod';
import { NEWS_STATUSES } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

const languageState = z.enum(['ready', 'partial', 'missing']);
export const newsStepSchema = z.enum([
  'submit',
  'return',
  'publish',
  'unschedule',
  'unpublish',
  'discard',
  'remove',
  'restore',
]);
const sourceSchema = z.object({ name: z.string(), url: z.string() }).nullable();

export const newsLineSchema = z.object({
  id: z.string(),
  /** Of what was written last; an article can be on the site meanwhile. */
  status: z.enum(NEWS_STATUSES),
  version: z.int(),
  is_sample: z.boolean(),
  title: z.string(),
  languages: z.record(z.enum(LOCALES), languageState),
  is_live: z.boolean(),
  /** On the site in an older form than the one that is written on. */
  has_changes: z.boolean(),
  is_removed: z.boolean(),
  published_at: instantSchema.nullable(),
  publish_at: instantSchema.nullable(),
  updated_at: instantSchema,
  author: z.string().nullable(),
  source: sourceSchema,
});

export const officeNewsListContract = {
  method: 'GET',
  path: '/office/news',
  summary: "A brand's articles in every state, the one that was touched last first.",
  access: 'operator',
  permission: 'content.view',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    shelf: z.enum(['all', 'draft', 'review', 'scheduled', 'live', 'removed']).default('all'),
    q: z.string().max(120).default(''),
  }),
  data: z.array(newsLineSchema),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

const newsTextsSchema = z.strictObject({
  title: z.string().max(160),
  summary: z.string().max(400),
  body: z.string().max(20_000),
  image_alt: z.string().max(200).default(''),
});

const newsContentSchema = z.strictObject({
  texts: z.partialRecord(z.enum(LOCALES), newsTextsSchema),
  team_ids: z.array(z.uuid()).max(20).default([]),
  game_ids: z.array(z.uuid()).max(20).default([]),
  image_path: z.string().max(80).nullable().default(null),
});

/** What is sent with every save: the whole article. */
export const newsDraftFields = {
  content: newsContentSchema,
  /** Where the article comes from, if others wrote it; of one that is on the site it stays as it is. */
  source: z
    .strictObject({ name: z.string().max(120), url: z.url({ protocol: /^https$/ }).max(500) })
    .nullable()
    .default(null),
};

export const teamTagSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  league: z.string(),
  league_id: z.string(),
  sport: z.string(),
});
export const gameTagSchema = z.object({
  id: z.string(),
  start_at: instantSchema,
  home: z.string(),
  away: z.string(),
  league: z.string(),
  league_id: z.string(),
  sport: z.string(),
});

export const officeNewsSchema = newsLineSchema.extend({
  content: newsContentSchema,
  teams: z.array(teamTagSchema),
  games: z.array(gameTagSchema),
  /** What the address of its preview carries as `preview`. */
  preview: z.string(),
  review_note: z.string().nullable(),
  /** Who has written on what is not published yet. */
  writers: z.array(z.string()),
  published_by: z.string().nullable(),
  /** What this operator may do with it now. */
  steps: z.array(newsStepSchema),
  /** Somebody else has to publish what they wrote. */
  needs_other: z.boolean(),
});

export const newNewsContract = {
  method: 'POST',
  path: '/office/news',
  summary: 'Begins an article as a draft.',
  access: 'operator',
  permission: 'content.edit',
  query: z.object(brandQuery),
  body: z.strictObject(newsDraftFields),
  data: officeNewsSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
