import { endpoint } from '#api/endpoint.ts';
import { listLeagueOffers } from '#domain/operations/league/list-office-leagues.ts';
import { leagueOffersContract } from './league-offers.contract.ts';

export const GET = endpoint(leagueOffersContract, async (_input, { services }) => ({
  data: (await listLeagueOffers(services)).map(({ position: _place, covered: _begun, ...offer }) => offer),
}));
