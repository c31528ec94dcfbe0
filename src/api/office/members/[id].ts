import { endpoint } from '#api/endpoint.ts';
import { showMember } from '#domain/operations/member/show-member.ts';
import { brandOf } from '../brand-of.ts';
import { memberContract } from './[id].contract.ts';

export const GET = endpoint(memberContract, async ({ params, query }, { services, operator, locale }) => ({
  data: await showMember(services, { brand: brandOf(operator, query.brand), uuid: params.id, locale }),
}));
