import { endpoint } from '#api/endpoint.ts';
import { refuseShorter } from '#domain/accounts/break/refuse-shorter.ts';
import { brandOf } from '../../brand-of.ts';
import { memberBreakContract } from './break.contract.ts';

export const POST = endpoint(memberBreakContract, async ({ params, query, body }, { services, operator }) => {
  const until = body.until === null ? null : new Date(body.until);
  return refuseShorter(services, {
    brand: brandOf(operator, query.brand),
    uuid: params.id,
    until,
    operator,
  });
});
