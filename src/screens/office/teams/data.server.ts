import { officeLeaguesContract } from '#api/office/leagues.contract.ts';
import { officeTeamsContract } from '#api/office/teams.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The teams, and the leagues by which they can be filtered. */
export async function loadTeams(page: OfficePage) {
  const [{ data: teams, meta }, { data: leagues }, messages] = await Promise.all([
    page.list(officeTeamsContract, { query: { per_page: 20 } }),
    page.ask(officeLeaguesContract, { query: { per_page: 100 } }),
    page.messages(['office-teams'], (t) => t('office-teams.title')),
  ]);
  return { ...messages, teams, meta, leagues: leagues.map(({ id, names }) => ({ id, names })) };
}

export type TeamsData = Awaited<ReturnType<typeof loadTeams>>;
export type OfficeTeam = TeamsData['teams'][number];
