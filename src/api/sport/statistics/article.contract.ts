import { z } from 'zod';
import { SIDES } from '#terms/bets.ts';
import { betting, mayNameBets } from '../../betting.contract.ts';
import { betTypeSchema, type Contract, instantSchema } from '../../endpoint.contract.ts';
import { asOfQuery } from '../../figures.contract.ts';

/** A piece of text; every number, team and date is a piece of its own and names the fact that it comes from. */
const partSchema = z.object({ text: z.string(), fact: z.string().nullable() });

const factSchema = z.object({
  id: z.string(),
  /** The fact in words, in the reader's language: "Arsenal: wins in the last five". */
  label: mayNameBets(z.string()),
  /** As it stands in the text. */
  text: mayNameBets(z.string()),
  unit: z.string(),
  /** The stored row that the fact was read or computed from, and when that was known. */
  source: z.object({ table: z.string(), key: z.string(), known_at: instantSchema.nullable() }),
});

export const statisticsArticleContract = {
  method: 'GET',
  path: '/sport/statistics/article',
  summary:
    'The analysis of a game in words, each number bound to its fact. Locked before the start without a plan.',
  access: 'member',
  scope: 'picks.read',
  query: z.object({ event_id: z.uuid(), ...asOfQuery }),
  data: z.object({
    event_id: z.uuid(),
    state: z.enum(['ready', 'analyzing', 'insufficient', 'locked']),
    /** When it was written: no fact in it became known later. */
    written_at: instantSchema.nullable(),
    /** The side that it argues for, which is the side that was picked; null where no pick stands. */
    stance: betting(z.object({ bet_type: betTypeSchema, side: z.enum(SIDES) }).nullable()),
    paragraphs: z.array(z.array(partSchema).readonly()).readonly(),
    facts: z.array(factSchema).readonly(),
  }),
  statuses: [200, 302, 404, 422, 423],
} as const satisfies Contract;
