import { z } from 'zod';
import { SIDES } from '#terms/bets.ts';
import { PICK_RESULTS } from '#terms/results.ts';
import { betting } from '../../betting.contract.ts';
import {
  betTypeSchema,
  type Contract,
  instantSchema,
  leagueSchema,
  pageMeta,
  pageQuery,
  sportSchema,
} from '../../endpoint.contract.ts';

const named = z.object({ id: z.string(), name: z.string() });

export const ledgerPicksContract = {
  method: 'GET',
  path: '/me/ledger/{id}',
  summary:
    'The predictions that the member could have seen in one of their periods, the newest first: since when, at which odds, and what came of each.',
  access: 'member',
  scope: 'record.read',
  params: z.object({ id: z.uuid() }),
  query: z.object(pageQuery),
  data: z.array(
    z.object({
      id: z.uuid(),
      serial: z.string().nullable(),
      sport: sportSchema,
      league: z.object({ id: leagueSchema, name: z.string() }),
      event: z.object({ id: z.uuid(), home: named, away: named }),
      /** The start that it was published with, and when its game begins as it is known. */
      start_at: instantSchema,
      game_start_at: instantSchema,
      bet_type: betting(betTypeSchema),
      /** Closed again while the member is on a break or has no plan, until the match begins. */
      locked: z.boolean(),
      side: betting(z.enum(SIDES).nullable()),
      line: betting(z.number().nullable()),
      /** The published price; the one that stood when they opened the prediction; null while closed or never opened. */
      odds: betting(z.number().nullable()),
      opened_odds: betting(z.number().nullable()),
      units: betting(z.number().nullable()),
      /** Since when they could see it, and how many minutes before the match that was. */
      shown_from: instantSchema,
      lead_minutes: z.int(),
      opened_at: instantSchema.nullable(),
      result: z.enum(PICK_RESULTS),
      score: z.object({ home: z.int(), away: z.int() }).nullable(),
      profit_cents: betting(z.int()),
      closing_value: betting(z.number().nullable()),
    }),
  ),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
