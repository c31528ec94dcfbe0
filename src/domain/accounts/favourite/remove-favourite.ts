import { deleteFavourite } from '#db/queries/favourite.ts';
import type { Services } from '#domain/services.ts';
import type { FavouriteKey } from './add-favourite.ts';

/** A member takes a mark back; what was not marked stays so. */
export async function removeFavourite(
  { db }: Services,
  { memberId: accountId, kind, id: target }: FavouriteKey & { readonly memberId: number },
): Promise<void> {
  await deleteFavourite(db, { accountId, kind, target });
}
