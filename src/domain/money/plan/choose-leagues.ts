import { listFavouriteLeagues } from '#domain/accounts/favourite/list-favourites.ts';
import type { Services } from '#domain/services.ts';

/** What stands in an address for every league, where favourites would be taken otherwise. */
const ALL_LEAGUES = 'all';

/** The leagues that a forecast of a plan's content is about (docs/product/plans.md): those asked for, else the member's favourites; none means all. */
export async function chooseLeagues(
  services: Services,
  options: { readonly asked: readonly string[] | null; readonly member: { readonly id: number } | null },
): Promise<readonly string[]> {
  const { asked, member } = options;
  if (asked !== null) return asked.filter((league) => league !== ALL_LEAGUES);
  return member === null ? [] : listFavouriteLeagues(services, member.id);
}
