import { z } from 'zod';
import { betting } from '../../betting.contract.ts';
import { type Contract, dateSchema, instantSchema } from '../../endpoint.contract.ts';
import { asOfQuery } from '../../figures.contract.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const batchSchema = z.object({
  sequence: z.int(),
  merkle_root: hash,
  pick_count: z.int(),
  first_no: z.int(),
  last_no: z.int(),
  previous_hash: hash,
  published_at: instantSchema,
  batch_hash: hash,
});

const pickSchema = z.object({
  serial: z.string(),
  batch: z.int(),
  leaf_hash: hash,
  path: z.array(z.object({ side: z.enum(['left', 'right']), hash })),
  published_at: instantSchema,
  start_at: instantSchema,
  /** When everybody gets salt and content: at the start of the game as it is known now, or when the pick was settled. */
  opens_at: instantSchema,
  withdrawn: z.object({ at: instantSchema, reason: z.string() }).nullable(),
  /** Disclosed at `opens_at`; at once to a member whose plan shows them the pick anyway. */
  salt: z.string().nullable(),
  sealed: betting(z.record(z.string(), z.unknown()).nullable()),
});

const closeSchema = z.object({
  final_count: z.int(),
  batch_count: z.int(),
  head_hash: hash,
  previous_close_hash: hash,
  audit_head: hash.nullable(),
  closed_at: instantSchema,
  close_hash: hash,
});

const timestampSchema = z.object({
  /** The batch that the token is of; null for the close of the day. */
  batch: z.int().nullable(),
  /** Its `batch_hash`, or the day's `close_hash`: the text whose SHA-256 the authority signed. */
  hash,
  authority: z.string(),
  stamped_at: instantSchema,
  /** The timestamp token of RFC 3161, DER in base64. */
  token: z.base64(),
});

export const proofContract = {
  method: 'GET',
  path: '/public/proof/{date}',
  summary:
    'All that proves the picks of a day: batches, fingerprints, inclusion proofs, and the close of the day.',
  access: 'guest',
  params: z.object({ date: dateSchema }),
  query: z.object({ ...asOfQuery }),
  data: z.object({
    format: z.literal('trueline-proof/2'),
    day: z.iso.date(),
    zone: z.string(),
    as_of: instantSchema,
    previous: z.object({ day: z.iso.date(), sequence: z.int(), batch_hash: hash }).nullable(),
    batches: z.array(batchSchema),
    picks: z.array(pickSchema),
    close: closeSchema.nullable(),
    /** What independent authorities say of the time: when each batch and the close were there at the latest. */
    timestamps: z.array(timestampSchema),
  }),
  statuses: [200, 404, 422],
} as const satisfies Contract;
