import type { Distribution } from '@trueline/predict';
import { z } from 'zod';

const pinned = z.object({ home: z.number(), draw: z.number(), away: z.number() }).optional();
const trust = z.object({ intercept: z.number(), slope: z.number() }).nullable();
const marketLine = z
  .object({
    handicap: trust,
    total: trust,
    pricedHandicap: trust.default(null),
    pricedTotal: trust.default(null),
  })
  .optional();
const normal = z.object({ mean: z.number(), sd: z.number().positive() });
const runs = z.object({ mean: z.number().positive(), size: z.number().positive() });

/** A stored distribution, read at the door of the database: whatever does not fit is refused instead of guessed. */
const distributionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('soccer'),
    lambda: z.number(),
    mu: z.number(),
    rho: z.number(),
    pinned,
    marketLine,
  }),
  z.object({ kind: z.literal('basketball'), margin: normal, total: normal, pinned, marketLine }),
  z.object({
    kind: z.literal('baseball'),
    home: runs,
    away: runs,
    extraHome: z.number().min(0).max(1),
    pinned,
    marketLine,
  }),
]);

/** Reads a stored distribution; throws where it is not one. */
export function parseDistribution(stored: unknown): Distribution {
  const { pinned: fixed, marketLine: known, ...rest } = distributionSchema.parse(stored);
  return {
    ...rest,
    ...(fixed === undefined ? {} : { pinned: fixed }),
    ...(known === undefined ? {} : { marketLine: known }),
  };
}
