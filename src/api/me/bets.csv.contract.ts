import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';

export const betsCsvContract = {
  method: 'GET',
  path: '/me/bets.csv',
  summary: 'The bets that the member has told of, as a CSV file in which no text is a formula.',
  access: 'member',
  data: z.null(),
  file: { type: 'text/csv; charset=utf-8' },
  callsAMinute: 10,
  isBetting: true,
  statuses: [200, 302],
} as const satisfies Contract;
