import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';

export const trialContract = {
  method: 'POST',
  path: '/public/trials',
  summary:
    'Counts the calling browser among the visitors of the variant of a test that its page bears, once. Nothing is stored but the number; a browser that takes part in no such test is not counted.',
  access: 'guest',
  body: z.strictObject({ mark: z.string().regex(/^[0-9a-f]{8}[ab]$/) }),
  data: z.object({ counted: z.boolean() }),
  statuses: [200, 400, 422],
} as const satisfies Contract;
