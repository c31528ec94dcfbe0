import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';

export const verifierContract = {
  method: 'GET',
  path: '/public/verify-ledger.mjs',
  summary: 'The program that checks a day of the ledger: one file that needs nothing else.',
  access: 'guest',
  data: z.null(),
  file: { type: 'text/javascript; charset=utf-8' },
  cacheS: 300,
  statuses: [200],
} as const satisfies Contract;
