import { showMember } from '#domain/operations/member/show-member.ts';
import { brandOf } from '../brand-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { memberContract } from './[id].contract.ts';

export const GET = officeEndpoint(
  memberContract,
  async ({ params, query }, { services, operator, locale }) => ({
    data: await showMember(services, { brand: brandOf(operator, query.brand), uuid: params.id, locale }),
  }),
);
