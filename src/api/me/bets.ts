import { addBet } from '#domain/picks/own-bet/add-bet.ts';
import { deleteAllBets } from '#domain/picks/own-bet/delete-bets.ts';
import { listBets } from '#domain/picks/own-bet/list-bets.ts';
import { endpoint } from '../endpoint.ts';
import { pageMetaOf } from '../page-meta.ts';
import { addBetContract, betsContract, deleteBetsContract } from './bets.contract.ts';
import { readingOf } from './own-bet-reading.ts';

export const GET = endpoint(betsContract, async ({ query }, { services, member, locale }) => {
  const { page, per_page: perPage } = query;
  const data = await listBets(services, { member, locale, page, perPage });
  return { data, meta: pageMetaOf({ page, perPage, total: data.total }) };
});

export const POST = endpoint(addBetContract, async ({ body }, { services, member }) => ({
  data: await addBet(services, { member, parts: body, reading: readingOf(body) }),
}));

export const DELETE = endpoint(deleteBetsContract, async (_input, { services, member }) => {
  await deleteAllBets(services, member.id);
  return { data: {} };
});
