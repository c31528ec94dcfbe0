import { lockAccount } from '#db/queries/account.ts';
import {
  deletePlayedFavourites,
  type FavouriteKind,
  insertFavourite,
  isKnownTarget,
  listMarked,
} from '#db/queries/favourite.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from '#terms/durations.ts';

/** So many leagues, teams and games together; more than anybody follows, and few enough to be looked through at once. */
export const MAX_FAVOURITES = 200;
/** The mark of a game is kept for this long after it was played. */
const KEEP_PLAYED_MS = 30 * DAY_MS;

export type FavouriteKey = { readonly kind: FavouriteKind; readonly id: string };

/**
 * A member marks a league, a team or a game. Marking twice changes nothing. Throws not_found for what there is not, and conflict
 * with the limit where they have marked as many as can be.
 */
export async function addFavourite(
  services: Services,
  {
    member,
    kind,
    id: target,
  }: FavouriteKey & { readonly member: { readonly id: number; readonly brand: string } },
): Promise<void> {
  const sources = await findShownSources(services);
  if (!(await isKnownTarget(services.db, { kind, target, sources })))
    throw new AppError('not_found', `no ${kind} ${target}`);
  await services.db.transaction(async (tx) => {
    const { id: accountId, brand } = member;
    const now = services.clock.now();
    await lockAccount(tx, accountId);
    const before = new Date(now.getTime() - KEEP_PLAYED_MS);
    await deletePlayedFavourites(tx, { accountId, before });
    const marked = await listMarked(tx, accountId);
    if (marked.some((one) => one.kind === kind && one.target === target)) return;
    if (marked.length >= MAX_FAVOURITES) {
      throw new AppError('conflict', 'too many favourites', {
        fields: { base: [{ key: 'favourites_full', params: { limit: MAX_FAVOURITES } }] },
        data: { limit: MAX_FAVOURITES },
      });
    }
    await insertFavourite(tx, { accountId, brand, kind, target, createdAt: now });
  });
}
