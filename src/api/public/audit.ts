import { showChecks } from '#domain/operations/check/list-checks.ts';
import { endpoint } from '../endpoint.ts';
import { auditContract } from './audit.contract.ts';

export const GET = endpoint(auditContract, async (_input, { services }) => {
  const shown = await showChecks(services);
  return { data: { ...shown, checks: [...shown.checks] } };
});
