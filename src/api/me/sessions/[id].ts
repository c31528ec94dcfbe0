import { endSession } from '#domain/accounts/session/sign-out.ts';
import { endpoint } from '../../endpoint.ts';
import { expiredCookies } from '../../session-cookies.ts';
import { revokeSessionContract } from './[id].contract.ts';

export const DELETE = endpoint(revokeSessionContract, async ({ params }, { services, member, isHttps }) => {
  await endSession(services, { accountId: member.id, id: params.id });
  return { data: {}, cookies: params.id === member.sessionId ? expiredCookies({ isHttps }) : [] };
});
