import { endpoint } from '#api/endpoint.ts';
import { suspendMember } from '#domain/accounts/member/suspend-member.ts';
import { brandOf } from '../../brand-of.ts';
import { suspensionContract } from './suspension.contract.ts';

export const POST = endpoint(suspensionContract, async ({ params, query, body }, { services, operator }) => {
  const { suspended: isSuspended, reason, version } = body;
  const of = { brand: brandOf(operator, query.brand), uuid: params.id, reason, version, operator };
  const { status, officeVersion } = await suspendMember(services, { ...of, isSuspended });
  return { data: { status, version: officeVersion } };
});
