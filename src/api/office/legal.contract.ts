import { z } from 'zod';
import { LEGAL_TYPES } from '#terms/content.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

export const legalTypeSchema = z.enum(LEGAL_TYPES);

export const legalVersionSchema = z.object({
  version: z.int(),
  state: z.enum(['coming', 'in_force', 'past']),
  published_at: instantSchema,
  effective_at: instantSchema,
  published_by: z.string().nullable(),
  is_sample: z.boolean(),
  note: z.string(),
  /** By language. */
  sha256: z.record(z.string(), z.string()),
  /** Members who agreed to it. */
  members: z.int(),
});

export const legalListContract = {
  method: 'GET',
  path: '/office/legal',
  summary:
    "A brand's legal documents: the version in force, the one to come, and whether a next one is being written.",
  access: 'operator',
  permission: 'legal.view',
  query: z.object(brandQuery),
  data: z.array(
    z.object({
      type: legalTypeSchema,
      in_force: legalVersionSchema.nullable(),
      coming: legalVersionSchema.nullable(),
      draft_at: instantSchema.nullable(),
      /** Whether what would be published is the program's own text, as it is. */
      is_built_in: z.boolean(),
    }),
  ),
  statuses: [200, 302, 404],
} as const satisfies Contract;
