import { deleteBet } from '#domain/picks/own-bet/delete-bets.ts';
import { linkBet } from '#domain/picks/own-bet/link-bet.ts';
import { showBet } from '#domain/picks/own-bet/list-bets.ts';
import { endpoint } from '../../endpoint.ts';
import { betContract, deleteBetContract, linkBetContract } from './[id].contract.ts';

export const GET = endpoint(betContract, async ({ params }, { services, member, locale }) => {
  const { candidates, ...bet } = await showBet(services, { member, locale, id: params.id });
  return { data: { bet, candidates } };
});

export const PATCH = endpoint(linkBetContract, async ({ params, body }, { services, member }) => {
  await linkBet(services, { member, id: params.id, pickId: body.pick_id });
  return { data: {} };
});

export const DELETE = endpoint(deleteBetContract, async ({ params }, { services, member }) => {
  await deleteBet(services, { accountId: member.id, id: params.id });
  return { data: {} };
});
