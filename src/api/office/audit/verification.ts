import { endpoint } from '#api/endpoint.ts';
import { verifyAudit } from '#domain/picks/proof/verify-audit.ts';
import { auditVerificationContract } from './verification.contract.ts';

export const GET = endpoint(auditVerificationContract, async (_input, { services }) => ({
  data: await verifyAudit(services),
}));
