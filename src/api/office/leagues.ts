import { endpoint } from '#api/endpoint.ts';
import { addLeague } from '#domain/operations/league/edit-league.ts';
import { listOfficeLeagues } from '#domain/operations/league/list-office-leagues.ts';
import { pageMetaOf } from '../page-meta.ts';
import { newLeagueContract, officeLeaguesContract } from './leagues.contract.ts';

export const GET = endpoint(officeLeaguesContract, async ({ query }, { services }) => {
  const { page, per_page: perPage, q: search } = query;
  const { items, total } = await listOfficeLeagues(services, { search, page, perPage });
  const data = items.map(({ position: _place, openNames, ...row }) => ({ ...row, open_names: openNames }));
  return { data, meta: pageMetaOf({ page, perPage, total }) };
});

export const POST = endpoint(newLeagueContract, async ({ body }, { services, operator }) => {
  const { id, sport, reason, ...league } = body;
  const row = await addLeague(services, { id, sport, league, reason, operator });
  return { data: { id, covered: row.covered, version: row.version } };
});
