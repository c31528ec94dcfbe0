import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

const cellSchema = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  /** What shared links say instead; null for the same. */
  og_title: z.string().nullable(),
  og_description: z.string().nullable(),
  noindex: z.boolean(),
  /** 0 where nothing is said in this language. */
  version: z.int(),
  /** Whether it says something else than the program. */
  own: z.boolean(),
  /** Columns of a list of results; a Chinese character takes two. */
  title_width: z.int(),
  description_width: z.int(),
});

export const seoPageSchema = z.object({
  path: z.string(),
  /** Whether search engines may list it at all. */
  listed: z.boolean(),
  cells: z.record(z.enum(LOCALES), cellSchema),
});

export const seoListContract = {
  method: 'GET',
  path: '/office/seo',
  summary: 'What every page is called in four languages, with the width that search engines show of it.',
  access: 'operator',
  permission: 'seo.view',
  query: z.object({ ...pageQuery, ...brandQuery, q: z.string().trim().max(200).optional() }),
  data: z.object({
    pages: z.array(seoPageSchema),
    /** The columns that search engines show of a title and of a description. */
    shown: z.object({ title: z.int(), description: z.int() }),
  }),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

const text = (most: number) => z.string().max(most);

export const saveSeoContract = {
  method: 'POST',
  path: '/office/seo',
  summary:
    'Says what a page is called in one language, or as the program does again; live with the next page.',
  access: 'operator',
  permission: 'seo.edit',
  query: z.object(brandQuery),
  body: z.strictObject({
    path: z.string().max(300),
    language: z.enum(LOCALES),
    /** Null: as the program says. */
    text: z
      .strictObject({
        title: text(1000),
        description: text(2000),
        keywords: text(2000),
        og_title: text(1000),
        og_description: text(2000),
        noindex: z.boolean(),
      })
      .nullable(),
    /** The version that was seen; 0 where nothing was said. */
    version: z.int32().min(0),
  }),
  data: z.object({ version: z.int() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
