import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { mayNameBets } from '../betting.contract.ts';
import type { Contract } from '../endpoint.contract.ts';

export const seoContract = {
  method: 'GET',
  path: '/seos/show',
  summary: 'Title, description and redirect of a path; `lang` stands before the language header.',
  access: 'guest',
  query: z.object({
    path: z.string().regex(/^\//).max(512).default('/'),
    lang: z.enum(LOCALES).optional(),
  }),
  data: z.object({
    title: mayNameBets(z.string().nullable()),
    description: mayNameBets(z.string().nullable()),
    keywords: mayNameBets(z.string().nullable()),
    og: z.object({
      title: mayNameBets(z.string().nullable()),
      description: mayNameBets(z.string().nullable()),
      type: z.literal('website'),
      locale: z.enum(LOCALES),
    }),
    canonical: z.string().nullable(),
    noindex: z.boolean(),
    redirect: z
      .object({
        to: z.string(),
        type: z.enum(['internal', 'external']),
        code: z.union([z.literal(301), z.literal(302)]),
        keep_query: z.boolean(),
      })
      .nullable(),
  }),
  meta: z.object({ fallback: z.boolean() }),
  statuses: [200, 422],
  cacheS: 60,
} as const satisfies Contract;
