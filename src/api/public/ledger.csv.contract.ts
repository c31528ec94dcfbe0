import { z } from 'zod';
import { RECORD_ORIGINS } from '#terms/results.ts';
import { type Contract, instantSchema } from '../endpoint.contract.ts';

export const ledgerCsvContract = {
  method: 'GET',
  path: '/public/ledger.csv',
  summary: 'The whole ledger as a CSV file, the oldest pick first, as it stands now or stood at an instant.',
  access: 'guest',
  query: z.object({
    origin: z.enum(RECORD_ORIGINS).default('live'),
    as_of: instantSchema.optional(),
  }),
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8' },
  callsAMinute: 10,
  isBetting: true,
  statuses: [200, 422],
} as const satisfies Contract;
