import type { z } from 'zod';
import type { TypedFinal } from '#domain/operations/result/typed-final.ts';
import type { finalSchema } from './final.contract.ts';

/** A typed result as the domain names it. */
export function readFinal(final: z.output<typeof finalSchema>): TypedFinal {
  if (final.status === 'canceled') return { status: 'canceled' };
  const { home_score: homeScore, away_score: awayScore, beyond, parts } = final;
  return {
    status: 'completed',
    homeScore,
    awayScore,
    ...(beyond === undefined ? {} : { reason: beyond }),
    ...(parts === undefined ? {} : { parts }),
  };
}
