import { listChosenKits } from '#domain/forecasting/sport/list-chosen-kits.ts';
import { isDatabaseAway } from '#platform/is-database-away.ts';
import { kitKey, type ShownKits } from '#terms/kits.ts';
import type { PageContext } from '../../page/page-context.ts';
import { kitCodes } from './kit-codes.ts';

/** Picks the kits of teams out of all: those that an operator chose, else those that we know. */
type KitsOf = (teams: Iterable<{ readonly id: string }>) => ShownKits;

/**
 * What a page carries of its teams' colours: those of the teams that it shows, and of no other. They are decoration: a page is there without those
 * that operators chose when the database is not.
 */
export async function loadKits({ services }: Pick<PageContext, 'services'>): Promise<KitsOf> {
  const chosen: ShownKits = await listChosenKits(services).catch((error: unknown) => {
    if (isDatabaseAway(error)) return {};
    throw error;
  });
  return (teams) => {
    const keys = new Set(Array.from(teams, ({ id }) => kitKey(id)));
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const kit = chosen[key] ?? kitCodes[key];
        return kit === undefined ? [] : [[key, kit]];
      }),
    );
  };
}
