import { z } from 'zod';
import { OPERATOR_ROLES } from '#terms/operators.ts';

export const operatorSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(OPERATOR_ROLES),
  brands: z.array(z.string()),
  permissions: z.array(z.string()),
});

/** Which of the operator's brands a call is about; by default the first of them. */
export const brandQuery = { brand: z.string().max(32).optional() };

/**
 * Why the operator cannot be the second person for a request, whatever their role: they asked themselves, or they and the person who asked
 * are joined by having made, reset or changed one another within three days.
 */
export const blockedSchema = z.enum(['own', 'linked']).nullable();
