import { z } from 'zod';
import { FINAL_STATUSES, GAME_STATUSES } from '#terms/games.ts';
import { DISPUTE_OUTCOMES, DISPUTE_REASONS, WITHDRAWAL_REASONS } from '#terms/results.ts';
import { type Contract, instantSchema } from '../../endpoint.contract.ts';
import { blockedSchema, brandQuery } from '../office.contract.ts';
import { pickFields, resultSchema, scoreSchema } from '../picks.contract.ts';

export const withdrawalReasonSchema = z.enum(WITHDRAWAL_REASONS);

export const disputeFields = {
  id: z.uuid(),
  /** Whose it is, by the name that all see. */
  member: z.object({ uuid: z.string(), nick_name: z.string() }),
  pick_id: z.uuid(),
  brand: z.string(),
  reason: z.enum(DISPUTE_REASONS),
  note: z.string(),
  raised_at: instantSchema,
};

export const pickReviewSchema = z.object({
  ...pickFields,
  min_odds: z.number(),
  confidence: z.int(),
  tier: z.string(),
  version: z.string(),
  policy_version: z.int(),
  published_at: instantSchema,
  taken: z.object({ bookmaker: z.string(), at: instantSchema }),
  proof: z.object({
    leaf_hash: z.string().nullable(),
    day: z.string().nullable(),
    batch: z.int().nullable(),
    merkle_root: z.string().nullable(),
    batch_hash: z.string().nullable(),
  }),
  /** Every grade it was given; those after the first are corrections of two persons. */
  grades: z.array(
    z.object({
      at: instantSchema,
      result: resultSchema,
      profit_cents: z.int(),
      score: scoreSchema,
      correction: z
        .object({ evidence: z.string(), proposed_by: z.string(), decided_by: z.string() })
        .nullable(),
    }),
  ),
  withdrawal: z
    .object({
      reason: withdrawalReasonSchema,
      note: z.string(),
      by: z.string().nullable(),
      at: instantSchema,
    })
    .nullable(),
  proposals: z.array(
    z.object({
      id: z.uuid(),
      status: z.enum(FINAL_STATUSES),
      score: scoreSchema,
      evidence: z.string(),
      proposed_by: z.string(),
      proposed_at: instantSchema,
      dispute_id: z.uuid().nullable(),
      blocked: blockedSchema,
      can: z.object({ approve: z.boolean(), refuse: z.boolean() }),
    }),
  ),
  /** What its source said of the result after the grade, and no one has looked at. */
  changes: z.array(z.object({ known_at: instantSchema, status: z.enum(GAME_STATUSES), score: scoreSchema })),
  disputes: z.array(
    z.object({
      ...disputeFields,
      answer: z.object({ outcome: z.enum(DISPUTE_OUTCOMES), note: z.string(), at: instantSchema }).nullable(),
      is_corrected: z.boolean(),
    }),
  ),
  settlement: z.object({
    soccer_parts: z.int(),
    baseball_innings: z.int(),
    baseball_winner_innings: z.int(),
    usd_per_unit: z.int(),
    settle_after_minutes: z.int(),
  }),
  can: z.object({ withdraw: z.boolean(), correct: z.boolean(), answer: z.boolean() }),
});

export const pickReviewContract = {
  method: 'GET',
  path: '/office/picks/{id}',
  summary: 'One published pick: bet, proof, grades, what waits on it, disputes, and how it is settled.',
  access: 'operator',
  permission: 'results.view',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  data: pickReviewSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
