import { z } from 'zod';
import { LOCALES } from '#terms/locales.ts';
import type { Contract } from '../endpoint.contract.ts';

export const googleStartContract = {
  method: 'GET',
  path: '/auth/google',
  summary:
    'Begins a sign-in with Google by redirect, for browsers without popups: the address to go to. `redirect` is the path to return to.',
  access: 'guest',
  query: z.object({ redirect: z.string().max(500).optional(), lang: z.enum(LOCALES).optional() }),
  data: z.object({ url: z.url() }),
  statuses: [200, 404],
} as const satisfies Contract;
