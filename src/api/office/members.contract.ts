import { z } from 'zod';
import { PERIOD_KINDS } from '#terms/orders.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

/** A member as every operator sees them: what names the person is masked. */
export const maskedMemberSchema = z.object({
  uuid: z.string(),
  nick_name: z.string(),
  email_masked: z.string(),
  phone_masked: z.string().nullable(),
  status: z.enum(['active', 'unverified', 'suspended', 'on_break', 'deleted']),
  break_until: instantSchema.nullable(),
  created_at: instantSchema,
  locale: z.string(),
  plan: z.object({ name: z.string(), end_date: instantSchema, kind: z.enum(PERIOD_KINDS) }).nullable(),
  /** Sent back with a change, so that anyone who decides on an outdated view gets an error. */
  version: z.int(),
});

export const membersContract = {
  method: 'GET',
  path: '/office/members',
  summary:
    "A brand's members, found by a part of the name, the whole address or the id; personal data masked.",
  access: 'operator',
  permission: 'members.view',
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    q: z.string().max(320).default(''),
    state: z.enum(['living', 'suspended', 'unverified', 'all']).default('living'),
  }),
  data: z.array(maskedMemberSchema),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;
