import { listTeamsOfOffice } from '#db/queries/edited-team.ts';
import type { Services } from '#domain/services.ts';
import { readKitCode } from '#terms/kits.ts';

/** The teams of the site as the office shows them. */
export async function listOfficeTeams(
  { db }: Pick<Services, 'db'>,
  options: {
    readonly league: string | null;
    readonly search: string;
    readonly providerNamed: boolean;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { league, search, providerNamed, page, perPage } = options;
  const { items, total } = await listTeamsOfOffice(db, {
    leagueId: league,
    search,
    providerNamed,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return { items: items.map((row) => ({ ...row, kit: readKitCode(row.kit ?? '') })), total };
}
