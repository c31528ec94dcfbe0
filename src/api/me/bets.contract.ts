import { z } from 'zod';
import { betting } from '../betting.contract.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { betSumsSchema, ownBetSchema, readingSchema } from './own-bet.contract.ts';

export const betsContract = {
  method: 'GET',
  path: '/me/bets',
  summary:
    'The bets that the member has told of, the newest first, and what they say against the predictions that they followed, by currency.',
  access: 'member',
  query: z.object(pageQuery),
  data: z.object({
    total: betting(z.int()),
    closed: betting(z.int()),
    sums: betting(z.array(betSumsSchema)),
    imports: betting(
      z.array(
        z.object({
          id: z.uuid(),
          file_name: z.string(),
          rows: z.int(),
          /** How many of its bets are still there. */
          bets: z.int(),
          created_at: instantSchema,
        }),
      ),
    ),
    items: betting(z.array(ownBetSchema)),
  }),
  meta: pageMeta,
  statuses: [200, 302, 422],
} as const satisfies Contract;

const text = z.string().max(200);

export const addBetContract = {
  method: 'POST',
  path: '/me/bets',
  summary: 'Adds a bet that the member has typed; the same one once more adds nothing.',
  access: 'member',
  body: readingSchema.extend({
    /** As the reading says: a day and a time, odds and amounts are texts as people write them. */
    placed_at: text,
    event: text,
    selection: text,
    odds: text,
    stake: text,
    returned: text.default(''),
    bookmaker: text.default(''),
  }),
  data: z.object({ added: z.int(), updated: z.int(), known: z.int() }),
  statuses: [200, 302, 409, 422],
} as const satisfies Contract;

export const deleteBetsContract = {
  method: 'DELETE',
  path: '/me/bets',
  summary: 'Deletes every bet that the member has told of, every import, and how their files are read.',
  access: 'member',
  data: z.object({}),
  statuses: [200, 302],
} as const satisfies Contract;
