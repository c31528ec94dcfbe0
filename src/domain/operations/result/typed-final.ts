import { AppError } from '#platform/app-error.ts';
import type { Sport } from '#terms/sports.ts';

/** How a game ended, as an operator types it. */
export type TypedFinal =
  | {
      readonly status: 'completed';
      readonly homeScore: number;
      readonly awayScore: number;
      /** Of a soccer game that went beyond its 90 minutes: how it ended, and how each half did. */
      readonly reason?: 'aet' | 'pen';
      readonly parts?: readonly (readonly [number, number])[];
    }
  | { readonly status: 'canceled' };

/**
 * The columns of a typed result. Throws invalid where basketball or baseball ends level, and where a soccer game beyond 90
 * minutes comes without its halves: bets are settled by those.
 */
export function typedColumns(final: TypedFinal, sport: Sport) {
  if (final.status === 'canceled')
    return { status: final.status, reason: null, homeScore: null, awayScore: null, parts: [] };
  const { homeScore, awayScore, reason, parts = [] } = final;
  if (sport !== 'soccer' && homeScore === awayScore) throw refusal('home_score', 'level');
  if (reason !== undefined && (sport !== 'soccer' || parts.length < 2)) throw refusal('parts', 'halves');
  return { status: final.status, reason: reason ?? null, homeScore, awayScore, parts };
}

function refusal(field: string, key: 'level' | 'halves'): AppError {
  return new AppError('invalid', key, { fields: { [field]: [{ key: `office.results.${key}` }] } });
}
