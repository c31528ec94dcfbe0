import { z } from 'zod';
import { FINAL_STATUSES, GAME_STATUSES } from '#terms/games.ts';
import { type Contract, instantSchema, leagueSchema, sportSchema } from '../endpoint.contract.ts';
import { finalSchema } from './final.contract.ts';
import { blockedSchema, brandQuery } from './office.contract.ts';
import { resultSchema, scoreSchema } from './picks.contract.ts';

const gameFields = {
  game_id: z.uuid(),
  league: leagueSchema,
  start_at: instantSchema,
  home: z.string(),
  away: z.string(),
};

export const resultReviewSchema = z.object({
  /** Games with picks that wait, whose end no one has reported two hours after their start. */
  missing: z.array(z.object({ ...gameFields, sport: sportSchema, status: z.string(), picks: z.int() })),
  typed: z.array(
    z.object({
      ...gameFields,
      id: z.uuid(),
      status: z.enum(FINAL_STATUSES),
      /** Hidden from anyone who has to type it again. */
      score: scoreSchema,
      evidence: z.string(),
      proposed_by: z.string(),
      proposed_at: instantSchema,
      state: z.enum(['open', 'approved', 'refused']),
      decided_by: z.string().nullable(),
      decided_at: instantSchema.nullable(),
      blocked: blockedSchema,
      can: z.object({ confirm: z.boolean(), refuse: z.boolean() }),
    }),
  ),
  /** Games for which the providers report two different results; what is shown stands until they agree or two people decide. */
  disputed: z.array(
    z.object({
      ...gameFields,
      shown: z.object({ status: z.enum(GAME_STATUSES), score: scoreSchema }),
      reported: z.array(
        z.object({ provider: z.string(), status: z.enum(GAME_STATUSES), score: scoreSchema }),
      ),
    }),
  ),
  corrections: z.array(
    z.object({
      id: z.uuid(),
      pick_id: z.uuid(),
      status: z.enum(FINAL_STATUSES),
      score: scoreSchema,
      evidence: z.string(),
      proposed_by: z.string(),
      proposed_at: instantSchema,
    }),
  ),
  /** Results that their source changed after picks on them were settled. */
  changes: z.array(
    z.object({
      pick_id: z.uuid(),
      serial: z.string().nullable(),
      known_at: instantSchema,
      settled: z.object({ result: resultSchema, score: scoreSchema }),
      reported: z.object({ status: z.string(), result: resultSchema.nullable(), score: scoreSchema }),
    }),
  ),
});

export const resultsContract = {
  method: 'GET',
  path: '/office/results',
  summary: 'What waits for people at the results: games without an end, typed results, corrections, changes.',
  access: 'operator',
  permission: 'results.view',
  query: z.object(brandQuery),
  data: resultReviewSchema,
  statuses: [200, 302, 404],
} as const satisfies Contract;

export const typeResultContract = {
  method: 'POST',
  path: '/office/results',
  summary: 'The first of two persons types how a game ended, and where that can be read.',
  access: 'operator',
  permission: 'results.propose',
  query: z.object(brandQuery),
  body: z.strictObject({
    game_id: z.uuid(),
    final: finalSchema,
    reason: z.string().trim().min(3).max(500),
  }),
  data: resultReviewSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
