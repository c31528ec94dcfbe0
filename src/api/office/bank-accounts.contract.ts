import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { approvalSchema } from './approval.contract.ts';
import { brandQuery } from './office.contract.ts';

const accountSchema = z.object({
  id: z.string(),
  bank_code: z.string(),
  bank_name: z.string(),
  branch: z.string(),
  account_no: z.string(),
  holder: z.string(),
  status: z.enum(['proposed', 'approved', 'retired', 'refused']),
  is_sample: z.boolean(),
  /** The first digits of the numbers that the bank opens for one order each; null where it opens none. */
  virtual_prefix: z.string().nullable(),
  created_at: instantSchema,
  approved_at: instantSchema.nullable(),
  retired_at: instantSchema.nullable(),
  /** The request that waits for a second person; null where it was decided or has lapsed. */
  request: approvalSchema.nullable(),
});

export const bankAccountsContract = {
  method: 'GET',
  path: '/office/bank-accounts',
  summary: 'The accounts that take, took or are asked to take a brand’s money.',
  access: 'operator',
  permission: 'bank_accounts.view',
  query: z.object(brandQuery),
  data: z.array(accountSchema),
  statuses: [200, 302, 404],
} as const satisfies Contract;

export const newBankAccountContract = {
  method: 'POST',
  path: '/office/bank-accounts',
  summary:
    'Asks for another account to take the money. Members see it after a second person has agreed, one of the two an owner.',
  access: 'operator',
  permission: 'bank_accounts.propose',
  query: z.object(brandQuery),
  body: z.strictObject({
    bank_code: z.string().regex(/^[0-9]{3,7}$/),
    bank_name: z.string().trim().min(1).max(100),
    branch: z.string().trim().min(1).max(100),
    account_no: z.string().regex(/^[0-9-]{6,20}$/),
    holder: z.string().trim().min(1).max(100),
    virtual_prefix: z
      .string()
      .regex(/^[0-9]{3,6}$/)
      .nullable()
      .default(null),
    reason: z.string().trim().min(3).max(500),
  }),
  data: accountSchema,
  statuses: [200, 302, 404, 422],
  idempotent: true,
} as const satisfies Contract;
