import { endpoint } from '#api/endpoint.ts';
import { listOfficeTeams } from '#domain/operations/team/list-office-teams.ts';
import { pageMetaOf } from '../page-meta.ts';
import { officeTeamsContract } from './teams.contract.ts';

export const GET = endpoint(officeTeamsContract, async ({ query }, { services }) => {
  const { page, per_page: perPage, q: search, league = null, names } = query;
  const { items, total } = await listOfficeTeams(services, {
    league,
    search,
    providerNamed: names === 'provider',
    page,
    perPage,
  });
  const data = items.map(({ leagueId, providerNamed, ...row }) => ({
    ...row,
    league: leagueId,
    provider_named: providerNamed,
  }));
  return { data, meta: pageMetaOf({ page, perPage, total }) };
});
