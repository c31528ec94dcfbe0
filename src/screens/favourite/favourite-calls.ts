import type { z } from 'zod';
import { addFavouriteContract, removeFavouriteContract } from '#api/me/favourites.contract.ts';
import type { Locale } from '#terms/locales.ts';
import { browserClient } from '../browser-client.ts';

type Mark = z.input<typeof addFavouriteContract.body>;

/** What a star asks for. Loaded with its first use. */
export function favouriteCalls(locale: Locale) {
  const client = browserClient(locale);
  return {
    add: (body: Mark) => client.call(addFavouriteContract, { body }),
    remove: (body: Mark) => client.call(removeFavouriteContract, { body }),
  };
}
