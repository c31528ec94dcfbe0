import { findClaims } from '#domain/picks/claim/cached-claims.ts';
import { listDayClaims, listTeamClaims } from '#domain/picks/claim/list-scoped-claims.ts';
import { claimsContract } from './claims.contract.ts';
import { endpoint } from './endpoint.ts';

export const GET = endpoint(claimsContract, async ({ query: { day, team } }, { services, brand }) => {
  if (team !== undefined) return { data: await listTeamClaims(services, team) };
  return {
    data: day === undefined ? await findClaims(services, { brand }) : await listDayClaims(services, day),
  };
});
