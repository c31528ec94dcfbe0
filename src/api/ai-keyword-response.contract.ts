import { z } from 'zod';
import { mayNameBets } from './betting.contract.ts';
import { contactSchema } from './contact-infos.contract.ts';
import type { Contract } from './endpoint.contract.ts';

export const keywordResponseContract = {
  method: 'POST',
  path: '/ai-keyword-response',
  summary:
    'The written answer that fits a question in the reader’s language, or the contacts where none fits.',
  access: 'guest',
  body: z.object({ keyword: z.string().trim().min(1, 'api.required').max(200) }),
  data: z.object({
    matched: z.boolean(),
    question: mayNameBets(z.string().nullable()),
    answer: mayNameBets(z.string().nullable()),
    contacts: z.array(contactSchema),
  }),
  statuses: [200, 400, 422],
  callsAMinute: 20,
} as const satisfies Contract;
