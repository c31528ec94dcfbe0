import { z } from 'zod';
import type { Contract } from '#api/endpoint.contract.ts';
import { newsDraftFields, officeNewsSchema } from '../news.contract.ts';
import { brandQuery } from '../office.contract.ts';

export const officeNewsContract = {
  method: 'GET',
  path: '/office/news/{id}',
  summary: 'One article as it is being written, and what may be done with it.',
  access: 'operator',
  permission: 'content.view',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  data: officeNewsSchema,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

export const saveNewsContract = {
  method: 'POST',
  path: '/office/news/{id}',
  summary: 'Keeps what was written on; readers see it once it is published.',
  access: 'operator',
  permission: 'content.edit',
  params: z.object({ id: z.uuid() }),
  query: z.object(brandQuery),
  body: z.strictObject({ ...newsDraftFields, version: z.int32().min(1) }),
  data: officeNewsSchema,
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
