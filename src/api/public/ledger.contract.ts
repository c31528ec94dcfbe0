import { z } from 'zod';
import { RECORD_ORIGINS } from '#terms/results.ts';
import { betting } from '../betting.contract.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { asOfQuery } from '../figures.contract.ts';
import { lockedPickSchema, openPickSchema } from '../pick.contract.ts';

/** After the start: the salt and the very record that was hashed with it, so that anyone can rebuild the leaf. */
const proof = {
  salt: z.string().nullable(),
  sealed: betting(z.record(z.string(), z.unknown()).nullable()),
  withdrawn_at: instantSchema.nullable(),
};

export const ledgerContract = {
  method: 'GET',
  path: '/public/ledger',
  summary: 'Every published pick by serial; salt and content are disclosed when the game starts.',
  access: 'guest',
  query: z.object({
    origin: z.enum(RECORD_ORIGINS).default('live'),
    stage: z.enum(['all', 'coming', 'graded']).default('all'),
    ...asOfQuery,
    ...pageQuery,
  }),
  data: z.array(
    z.discriminatedUnion('locked', [lockedPickSchema.extend(proof), openPickSchema.extend(proof)]),
  ),
  meta: pageMeta.extend({ as_of: instantSchema, origin: z.string() }),
  statuses: [200, 422],
  shared: { topics: ['wording', 'record'], goodForS: 5 },
} as const satisfies Contract;
