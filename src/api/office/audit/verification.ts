import { verifyAudit } from '#domain/picks/proof/verify-audit.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { auditVerificationContract } from './verification.contract.ts';

export const GET = officeEndpoint(auditVerificationContract, async (_input, { services }) => ({
  data: await verifyAudit(services),
}));
