import { endpoint } from '#api/endpoint.ts';
import { revealMember } from '#domain/accounts/member/reveal-member.ts';
import { brandOf } from '../../brand-of.ts';
import { revealContract } from './reveal.contract.ts';

export const POST = endpoint(revealContract, async ({ params, query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const options = { brand, uuid: params.id, reason: body.reason, operator };
  return { data: await revealMember(services, options) };
});
