import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { messageFilter } from '../messages.contract.ts';

export const exportMessagesContract = {
  method: 'GET',
  path: '/office/messages/export',
  summary: 'The same list as CSV that no spreadsheet runs: a row a message, a column a language.',
  access: 'operator',
  permission: 'wording.view',
  query: z.object(messageFilter),
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8' },
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
