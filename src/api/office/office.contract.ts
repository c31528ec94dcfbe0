import { z } from 'zod';
import type { Contract } from '../endpoint.contract.ts';

/** What an endpoint of the office promises. It is served under /office/api, its path here begins with /office. */
export type OfficeContract = Omit<Contract, 'access' | 'path' | 'cacheS' | 'file'> & {
  readonly path: `/office/${string}`;
  /** What the operator must be allowed to do; `signed_in`: any operator; `anybody`: the way in. */
  readonly permission: string;
  /** Where the answer is a file that is sent as it is read; failures stay envelopes. */
  readonly file?: { readonly type: string; readonly extension: string };
};

export const operatorSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'finance', 'support', 'content', 'analyst', 'auditor']),
  brands: z.array(z.string()),
  permissions: z.array(z.string()),
});

/** Which of the operator's brands a call is about; by default the first of them. */
export const brandQuery = { brand: z.string().max(32).optional() };

/**
 * Why the operator cannot be the second person for a request, whatever their role: they asked themselves, or they and whoever asked
 * are joined by having made, reset or changed one another within three days.
 */
export const blockedSchema = z.enum(['own', 'linked']).nullable();
