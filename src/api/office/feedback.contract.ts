import { z } from 'zod';
import { FEEDBACK_SOURCES } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, dateSchema, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { localTexts } from './content.contract.ts';
import { brandQuery } from './office.contract.ts';

const feedbackSource = z.enum(FEEDBACK_SOURCES);

export const officeFeedbackSchema = z.object({
  id: z.string(),
  name: z.string(),
  texts: z.partialRecord(z.enum(LOCALES), z.string()),
  rating: z.int(),
  given_on: z.string(),
  source: feedbackSource.nullable(),
  source_reference: z.string(),
  consent_on: z.string().nullable(),
  state: z.enum(['shown', 'hidden', 'withdrawn']),
  is_sample: z.boolean(),
  version: z.int(),
  updated_at: instantSchema,
});

export const officeFeedbackContract = {
  method: 'GET',
  path: '/office/feedback',
  summary: 'What members said about a brand, the newest first.',
  access: 'operator',
  permission: 'content.view',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    shelf: z.enum(['all', 'shown', 'waiting', 'withdrawn']).default('all'),
  }),
  data: z.array(officeFeedbackSchema),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

export const feedbackFields = {
  /** As the member agreed to be named. */
  name: z.string().max(60),
  texts: localTexts(600),
  rating: z.int().min(1).max(5),
  given_on: dateSchema,
  /** By which way the words reached us, and where the original can be found. */
  source: feedbackSource.nullable(),
  source_reference: z.string().max(200),
  /** The day on which the member agreed; null as long as they have not. */
  consent_on: dateSchema.nullable(),
};

export const newFeedbackContract = {
  method: 'POST',
  path: '/office/feedback',
  summary: 'Writes down what a member said; no one sees it before it is published.',
  access: 'operator',
  permission: 'content.edit',
  query: z.object(brandQuery),
  body: z.strictObject(feedbackFields),
  data: officeFeedbackSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
