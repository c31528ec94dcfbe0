import { setAvatar } from '#domain/accounts/member/set-avatar.ts';
import { endpoint } from '../endpoint.ts';
import { avatarContract } from './avatar.contract.ts';

export const POST = endpoint(avatarContract, async ({ body }, { services, member }) => {
  const image = Buffer.from(body.image, 'base64');
  return { data: { avaturl: await setAvatar(services, { accountId: member.id, image }) } };
});
