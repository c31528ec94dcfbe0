import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { mayNameBets } from '../betting.contract.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';

export const newsListContract = {
  method: 'GET',
  path: '/sport-news/list',
  summary: 'Published news, newest first, each in the reader’s language or the one that stands in for it.',
  access: 'guest',
  query: z.object(pageQuery),
  data: z.array(
    z.object({
      id: z.uuid(),
      title: mayNameBets(z.string()),
      summary: mayNameBets(z.string()),
      body: mayNameBets(z.string()),
      date: instantSchema,
      language: z.enum(LOCALES),
      fallback: z.boolean(),
      is_sample: z.boolean(),
      /** Below the base of images. */
      image: z.object({ path: z.string(), alt: z.string() }).nullable(),
      source: z.object({ name: z.string(), url: z.string() }).nullable(),
    }),
  ),
  meta: pageMeta.extend({ fallback: z.boolean() }),
  statuses: [200, 422],
  shared: { topics: ['wording', 'content'], goodForS: 10 },
  cacheS: 60,
} as const satisfies Contract;
