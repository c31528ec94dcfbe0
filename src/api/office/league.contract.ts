import { z } from 'zod';
import { leagueRulesSchema } from '#terms/league-rules.ts';
import { SPORTS } from '#terms/sports.ts';
import { localTexts } from './content.contract.ts';

/** What an operator says of a league. */
export const leagueFields = {
  names: localTexts(60),
  country: z.string().trim().min(2).max(60),
  rules: leagueRulesSchema,
};

/** A league as the office shows it. */
export const shownLeague = {
  id: z.string(),
  sport: z.enum(SPORTS),
  names: z.record(z.string(), z.string()),
  country: z.string(),
  rules: leagueRulesSchema,
};

/** Why, for the log. */
export const reasonField = { reason: z.string().trim().min(3).max(500) };

/** What a change answers. */
export const leagueStateSchema = z.object({ id: z.string(), covered: z.boolean(), version: z.int() });
