import { endpoint } from '#api/endpoint.ts';
import { suspendMember } from '#domain/accounts/member/suspend-member.ts';
import { brandOf } from '../../brand-of.ts';
import { suspensionContract } from './suspension.contract.ts';

export const POST = endpoint(suspensionContract, async ({ params, query, body }, { services, operator }) => {
  const { suspended: isSuspended, reason, version } = body;
  const options = { brand: brandOf(operator, query.brand), uuid: params.id, reason, version, operator };
  const { status, officeVersion } = await suspendMember(services, { ...options, isSuspended });
  return { data: { status, version: officeVersion } };
});
