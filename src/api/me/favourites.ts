import { addFavourite } from '#domain/accounts/favourite/add-favourite.ts';
import { listFavourites } from '#domain/accounts/favourite/list-favourites.ts';
import { removeFavourite } from '#domain/accounts/favourite/remove-favourite.ts';
import { endpoint } from '../endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { addFavouriteContract, favouritesContract, removeFavouriteContract } from './favourites.contract.ts';

export const GET = endpoint(favouritesContract, async ({ query }, { services, member, locale }) => {
  const { kind, page, per_page: perPage } = query;
  const { items, total } = await listFavourites(services, {
    memberId: member.id,
    locale,
    kind,
    page,
    perPage,
  });
  return { data: items, meta: pageMetaOf({ page, perPage, total }) };
});

export const POST = endpoint(addFavouriteContract, async ({ body }, { services, member }) => {
  await addFavourite(services, { member, ...body });
  return { data: body };
});

export const DELETE = endpoint(removeFavouriteContract, async ({ body }, { services, member }) => {
  await removeFavourite(services, { memberId: member.id, ...body });
  return { data: body };
});
