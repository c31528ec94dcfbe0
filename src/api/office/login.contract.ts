import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { operatorSchema } from './office.contract.ts';

export const officeLoginContract = {
  method: 'POST',
  path: '/office/login',
  summary: 'Signs an operator in by password and one-time code, for eight hours.',
  access: 'guest',
  body: z.strictObject({
    email: z.string().min(1).max(320),
    password: z.string().min(1).max(1024),
    code: z.string().min(6).max(64),
  }),
  data: z.object({ operator: operatorSchema, ends_at: instantSchema, token: z.string().nullable() }),
  statuses: [200, 400, 422, 429],
} as const satisfies Contract;
