import { listSpellings as readSpellings } from '#db/queries/team-spelling.ts';
import type { Services } from '#domain/services.ts';

/** A page of the spellings of teams that sources use and no one knew: those that wait, or those that were decided. */
export async function listSpellings(
  { db }: Pick<Services, 'db'>,
  options: {
    readonly state: 'open' | 'decided';
    readonly search: string;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { state, search, page, perPage } = options;
  const { items, total } = await readSpellings(db, {
    state,
    search,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return { items, total };
}
