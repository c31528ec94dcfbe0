import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';
import { sectionDiffSchema } from '../section-diff.contract.ts';

const dueConsentSchema = z.object({
  type: z.enum(['terms', 'privacy', 'purchase']),
  title: z.string(),
  version: z.int(),
  /** Of the text in the reader's language. */
  sha256: z.string(),
  /** The version that they agreed to before; null for none. */
  accepted_version: z.int().nullable(),
  /** What changed since, by section, word by word. */
  changes: z.array(sectionDiffSchema).readonly(),
  /** Purchase terms are agreed to with the next order. */
  is_asked: z.boolean(),
});

export const dueConsentsContract = {
  method: 'GET',
  path: '/me/consents',
  summary:
    'New versions that the member has not agreed to yet, with what changed since the one they accepted.',
  access: 'member',
  data: z.array(dueConsentSchema),
  statuses: [200, 302],
} as const satisfies Contract;

export const acceptVersionsContract = {
  method: 'POST',
  path: '/me/consents',
  summary: 'Agrees to the versions that were shown, or puts the question off until the next sign-in.',
  access: 'member',
  body: z.strictObject({
    agree: z.boolean(),
    documents: z
      .array(
        z.strictObject({
          type: z.enum(['terms', 'privacy']),
          version: z.int32().min(1),
          sha256: z.string().regex(/^[0-9a-f]{64}$/),
        }),
      )
      .max(2),
  }),
  data: z.object({}),
  statuses: [200, 302, 409, 422],
} as const satisfies Contract;
