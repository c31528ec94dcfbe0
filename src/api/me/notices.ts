import { requestNotice } from '#domain/accounts/inbox/request-notice.ts';
import { endpoint } from '../endpoint.ts';
import { noticesContract } from './notices.contract.ts';

export const POST = endpoint(noticesContract, async ({ body }, { services, member }) => {
  const { event_id: gameId, wanted } = body;
  await requestNotice(services, { member, gameId, wanted });
  return { data: { event_id: gameId, wanted } };
});
