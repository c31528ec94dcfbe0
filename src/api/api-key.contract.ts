import { z } from 'zod';
import { MEMBER_SCOPES, OFFICE_SCOPES } from '#terms/api-scopes.ts';
import { instantSchema } from './endpoint.contract.ts';

const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Its last four characters; the rest is stored nowhere. */
  hint: z.string(),
  created_at: instantSchema,
  expires_at: instantSchema,
  /** To the hour; null for a key that was never used. */
  last_used_at: instantSchema.nullable(),
});

export const apiKeySchema = keySchema.extend({ scopes: z.array(z.enum(MEMBER_SCOPES)) });
export const officeKeySchema = keySchema.extend({ scopes: z.array(z.enum(OFFICE_SCOPES)) });

/** The key itself is answered once, when it is made. */
export const madeApiKeySchema = apiKeySchema.extend({ key: z.string() });
export const madeOfficeKeySchema = officeKeySchema.extend({ key: z.string() });

export const keyNameSchema = z.string().min(1).max(60);
