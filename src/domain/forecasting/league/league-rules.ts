import { z } from 'zod';
import { type LeagueRules, leagueRulesSchema } from '#terms/league-rules.ts';

/** The rules of a league's row. Throws where the row holds none: nothing is ordered by rules that were made up. */
export function readLeagueRules(row: { readonly id: string; readonly rules: unknown }): LeagueRules {
  const read = leagueRulesSchema.safeParse(row.rules);
  if (read.success) return read.data;
  throw new Error(`The rules of ${row.id} cannot be read: ${z.prettifyError(read.error)}`);
}
