import { z } from 'zod';
import { JURISDICTIONS } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';
import { sectionDiffSchema } from '../../section-diff.contract.ts';
import { legalTypeSchema, legalVersionSchema } from '../legal.contract.ts';
import { brandQuery } from '../office.contract.ts';

const sectionSchema = z.object({
  id: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()).readonly(),
});
const typeParams = z.object({ type: legalTypeSchema });

export const legalContract = {
  method: 'GET',
  path: '/office/legal/{type}',
  summary: 'One document: its versions, its draft or what one would begin with, and what the draft changes.',
  access: 'operator',
  permission: 'legal.view',
  params: typeParams,
  query: z.object(brandQuery),
  data: z.object({
    type: legalTypeSchema,
    jurisdiction: z.enum(JURISDICTIONS),
    versions: z.array(legalVersionSchema),
    /** Whether what would be published is the program's own text, as it is. */
    is_built_in: z.boolean(),
    /** By language, with placeholders. */
    texts: z.record(
      z.enum(LOCALES),
      z.object({ title: z.string(), sections: z.array(sectionSchema).readonly() }),
    ),
    draft: z
      .object({
        version: z.int(),
        base_version: z.int(),
        updated_at: instantSchema,
        updated_by: z.string().nullable(),
      })
      .nullable(),
    changes: z.record(z.enum(LOCALES), z.array(sectionDiffSchema)),
    placeholders: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

const sectionText = z.strictObject({
  heading: z.string().trim().min(1).max(160),
  paragraphs: z.array(z.string().trim().min(1).max(4000)).min(1).max(30),
});

export const changeLegalContract = {
  method: 'POST',
  path: '/office/legal/{type}',
  summary:
    'Says a section of the draft otherwise in all languages, adds one, takes one out, or discards the draft; the first change begins it.',
  access: 'operator',
  permission: 'legal.draft',
  params: typeParams,
  query: z.object(brandQuery),
  body: z.strictObject({
    /** The version of the draft that was seen; 0 where there was none. */
    version: z.int32().min(0),
    change: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('section'),
        id: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
        after: z.string().max(40).optional(),
        texts: z.strictObject({ en: sectionText, zh_TW: sectionText, zh_HK: sectionText, vi: sectionText }),
      }),
      z.strictObject({ kind: z.literal('remove'), id: z.string().max(40) }),
      z.strictObject({ kind: z.literal('discard') }),
    ]),
  }),
  data: legalContract.data,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
