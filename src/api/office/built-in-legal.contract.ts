import { z } from 'zod';
import { LEGAL_TYPES } from '#terms/content.ts';
import type { Contract } from '../endpoint.contract.ts';
import { legalTypeSchema } from './legal.contract.ts';
import { brandQuery } from './office.contract.ts';

export const publishBuiltInLegalContract = {
  method: 'POST',
  path: '/office/built-in-legal',
  summary: "Publishes documents with the program's own text, to hold at once.",
  access: 'operator',
  permission: 'legal.publish',
  query: z.object(brandQuery),
  body: z.strictObject({
    types: z.array(legalTypeSchema).min(1).max(LEGAL_TYPES.length),
    note: z.string().trim().min(3).max(500),
  }),
  data: z.array(z.object({ type: legalTypeSchema, version: z.int() })),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
