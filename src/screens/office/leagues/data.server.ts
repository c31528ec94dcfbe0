import { leagueOffersContract } from '#api/office/league-offers.contract.ts';
import { officeLeaguesContract } from '#api/office/leagues.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The leagues of the site, and what a new one can be started from. */
export async function loadLeagues(page: OfficePage) {
  const [{ data: leagues, meta }, { data: offers }, messages] = await Promise.all([
    page.list(officeLeaguesContract, { query: { per_page: 20 } }),
    page.ask(leagueOffersContract),
    page.messages(['office-leagues', 'standings', 'sport', 'alerts'], (t) => t('office-leagues.title')),
  ]);
  return { ...messages, leagues, meta, offers };
}

export type LeaguesData = Awaited<ReturnType<typeof loadLeagues>>;
export type OfficeLeague = LeaguesData['leagues'][number];
export type LeagueOffer = LeaguesData['offers'][number];
export type Rules = LeagueOffer['rules'];
