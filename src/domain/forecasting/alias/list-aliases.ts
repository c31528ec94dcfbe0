import { listAliases as readAliases } from '#db/queries/team-alias.ts';
import type { Services } from '#domain/services.ts';

/** A page of the aliases of teams that sources use and no one knew: those that wait, or those that were decided. */
export async function listAliases(
  { db }: Pick<Services, 'db'>,
  options: {
    readonly state: 'open' | 'decided';
    readonly search: string;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { state, search, page, perPage } = options;
  const { items, total } = await readAliases(db, {
    state,
    search,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return { items, total };
}
