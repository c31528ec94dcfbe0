import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import { dateSchema } from '../../endpoint.contract.ts';
import { brandQuery } from '../office.contract.ts';

/** Which figures of a brand are asked for: by default those of the last ninety days in all languages. */
export const figuresQuery = {
  ...brandQuery,
  language: z.enum(LOCALES).optional(),
  from: dateSchema.optional(),
  to: dateSchema.optional(),
};

/** `k` of `n`; without a share where there are fewer than ten cases. The interval is Wilson's, 95 %. */
export const shareSchema = z.object({
  k: z.int(),
  n: z.int(),
  share: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
