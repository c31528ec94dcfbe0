import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { LOCALES } from '#terms/locales.ts';
import { brandQuery } from './office.contract.ts';

export const answerTrialContract = {
  method: 'GET',
  path: '/office/answer-trial',
  summary:
    'What a reader who asks this would be told, and how near each written answer comes to the question.',
  access: 'operator',
  permission: 'content.view',
  query: z.object({ ...brandQuery, language: z.enum(LOCALES), question: z.string().min(1).max(200) }),
  data: z.object({
    /** The answer that would be given; null where the contacts are shown instead. */
    given: z.string().nullable(),
    /** The likeness from which a question counts as the same. */
    needed: z.number(),
    candidates: z.array(
      z.object({
        id: z.string(),
        question: z.string(),
        answer: z.string(),
        /** Likeness of trigrams, 0 to 1. */
        similarity: z.number(),
        /** One of its keywords stands in the question. */
        has_keyword: z.boolean(),
        /** The question stands in it as it was typed. */
        contained: z.boolean(),
      }),
    ),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
