import { z } from 'zod';
import { CONTACT_TYPES } from '#terms/content.ts';
import type { Contract } from './endpoint.contract.ts';

export const contactSchema = z.object({
  id: z.uuid(),
  type: z.enum(CONTACT_TYPES),
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
