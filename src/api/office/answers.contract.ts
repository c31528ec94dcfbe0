import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

export const officeAnswerSchema = z.object({
  id: z.string(),
  language: z.enum(LOCALES),
  question: z.string(),
  /** Divided by commas. */
  keywords: z.string(),
  answer: z.string(),
  is_sample: z.boolean(),
  is_removed: z.boolean(),
  version: z.int(),
  updated_at: instantSchema,
});

export const officeAnswersContract = {
  method: 'GET',
  path: '/office/answers',
  summary: "A brand's written answers to readers' questions.",
  access: 'operator',
  permission: 'content.view',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    language: z.enum(LOCALES).optional(),
    q: z.string().max(120).default(''),
    state: z.enum(['given', 'removed']).default('given'),
  }),
  data: z.array(officeAnswerSchema),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

export const answerFields = {
  question: z.string().max(200),
  keywords: z.string().max(1000),
  answer: z.string().max(4000),
};

export const newAnswerContract = {
  method: 'POST',
  path: '/office/answers',
  summary: 'Adds a written answer in one language.',
  access: 'operator',
  permission: 'content.edit',
  query: z.object(brandQuery),
  body: z.strictObject({ ...answerFields, language: z.enum(LOCALES) }),
  data: officeAnswerSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
