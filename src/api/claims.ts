import { findClaims } from '#domain/picks/claim/kept-claims.ts';
import { claimsContract } from './claims.contract.ts';
import { endpoint } from './endpoint.ts';

export const GET = endpoint(claimsContract, async (_input, { services, brand }) => ({
  data: await findClaims(services, { brand }),
}));
