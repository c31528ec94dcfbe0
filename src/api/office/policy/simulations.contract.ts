import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { brandQuery } from '../office.contract.ts';
import { monthSchema, settingsFields, simulationSchema } from '../policy.contract.ts';

export const simulationsContract = {
  method: 'POST',
  path: '/office/policy/simulations',
  summary: 'Replays settings on held-out months beside the policy in force; every try is kept and counted.',
  access: 'operator',
  permission: 'policies.change',
  query: z.object(brandQuery),
  body: z.strictObject({ ...settingsFields, from: monthSchema, until: monthSchema }),
  data: simulationSchema,
  statuses: [200, 302, 404, 409, 422],
  callsAMinute: 20,
} as const satisfies Contract;
