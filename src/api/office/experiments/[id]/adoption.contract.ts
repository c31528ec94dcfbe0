import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { seenVersion } from '../../content.contract.ts';
import { brandQuery } from '../../office.contract.ts';

export const adoptVariantContract = {
  method: 'POST',
  path: '/office/experiments/{id}/adoption',
  summary: 'Makes B of an ended test the brand’s own, or puts an adopted order of sections back.',
  access: 'operator',
  permission: 'experiments.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...seenVersion, adopted: z.boolean() }),
  data: z.object({ id: z.string() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
