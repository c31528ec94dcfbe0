import { z } from 'zod';
import type { Contract } from './endpoint.contract.ts';

export const contactSchema = z.object({
  id: z.uuid(),
  type: z.enum(['mail', 'line', 'telegram', 'phone', 'whatsapp', 'zalo']),
  value: z.string(),
  hours: z.string(),
  is_sample: z.boolean(),
});

export const contactsContract = {
  method: 'GET',
  path: '/contact-infos',
  summary: 'The ways to reach customer service, with hours.',
  access: 'guest',
  data: z.array(contactSchema),
  meta: z.object({ fallback: z.boolean() }),
  statuses: [200],
  shared: { topics: ['wording', 'content'], goodForS: 60 },
  cacheS: 60,
} as const satisfies Contract;
