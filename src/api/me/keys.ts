import { listKeys } from '#domain/accounts/key/list-keys.ts';
import { makeMemberKey } from '#domain/accounts/key/make-key.ts';
import { MEMBER_SCOPES } from '#terms/api-scopes.ts';
import { readKey } from '../api-key-reading.ts';
import { endpoint } from '../endpoint.ts';
import { apiKeysContract, makeApiKeyContract } from './keys.contract.ts';

export const GET = endpoint(apiKeysContract, async (_input, { services, member }) => {
  const rows = await listKeys(services, { accountId: member.id });
  return { data: rows.map((row) => readKey(row, MEMBER_SCOPES)) };
});

export const POST = endpoint(makeApiKeyContract, async ({ body }, { services, member }) => {
  const { row, key } = await makeMemberKey(services, { member, name: body.name, scopes: body.scopes });
  return { data: { ...readKey(row, MEMBER_SCOPES), key } };
});
